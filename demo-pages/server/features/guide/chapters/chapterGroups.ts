/** Chapters of one subject, in the order in which they are read. */
export interface ChapterGroup {
  readonly title: string;
  /** Of their files in `docs/guide`, without `.md`. */
  readonly names: readonly string[];
}

/** The order of the guide's chapters; the previous and the next one of each follow from it. */
export const chapterGroups: readonly ChapterGroup[] = [
  { title: "começar", names: ["comece", "como-funciona"] },
  { title: "no servidor", names: ["rails", "django", "laravel", "php"] },
  {
    title: "escrever páginas",
    names: ["formularios", "dialogos-e-listas", "caixa-de-entrada-e-vendas", "textos", "estilo"],
  },
  { title: "a página em volta", names: ["turbo", "csp", "preload"] },
  {
    title: "conferir e manter",
    names: ["erros", "doutor", "doutor-no-navegador", "testes", "atualizacoes"],
  },
];

/** All chapters, in the order of the guide. */
export const chapterNames: readonly string[] = chapterGroups.flatMap(({ names }) => names);

/** The address of a chapter. */
export const chapterPath = (name: string): string => `/guia/${name}`;
