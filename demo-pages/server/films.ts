/** A film of the landing page, in place of a video service's. */
export interface Film {
  /** Of the shape that `yy-video-gallery` takes. */
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly photo: string;
  readonly isBackstage: boolean;
}

const film = (
  id: string,
  drawing: string,
  title: string,
  story: string,
  isBackstage = false,
): Film => ({
  id,
  title,
  story,
  photo: `/photos/public/${drawing}/276x156.jpg`,
  isBackstage,
});

export const films: readonly Film[] = [
  film(
    "vestido-1974",
    "vestido-204",
    "o vestido da avó",
    "um molde de revista, um linho de minas e três formaturas.",
  ),
  film(
    "bolsa-de-palha",
    "bolsa-101",
    "a bolsa de palha",
    "trançada à mão, foi à praia por vinte verões.",
  ),
  film(
    "jaqueta-de-1998",
    "casaco-98",
    "a jaqueta de 1998",
    "ela foi da mãe, da prima e agora é da Bia, que mora a dois mil quilômetros.",
  ),
  film(
    "tenis-do-correio",
    "sapato-31",
    "o tênis que veio pelo correio",
    "chegou em três dias, com um bilhete dentro.",
  ),
  film(
    "como-conferimos",
    "bolsa-7",
    "como conferimos uma bolsa",
    "costura, forro e número de série, em seis minutos.",
    true,
  ),
  film(
    "etiqueta-certa",
    "camisa-4",
    "a etiqueta certa",
    "de onde sai o endereço que vai na caixa.",
    true,
  ),
];
