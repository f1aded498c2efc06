// Attributes of the widget for the texts about photos.

const name = "`{name}` is the file's";

export const attributes = {
  photoText: {
    kind: "string",
    text: true,
    default: "foto {n}",
    description: "Names a photo, `{n}` from 1.",
  },
  coverText: { kind: "string", text: true, default: "capa", description: "Marks the first photo." },
  labelForward: {
    kind: "string",
    text: true,
    default: "mover para frente",
    description: "The button that moves a photo one place towards the cover.",
  },
  labelRemove: {
    kind: "string",
    text: true,
    default: "remover",
    description: "The button that takes a photo out.",
  },
  labelCancel: {
    kind: "string",
    text: true,
    default: "cancelar",
    description: "The button that stops a photo on its way.",
  },
  sendingText: {
    kind: "string",
    text: true,
    default: "enviando {name}",
    description: `Names the progress bar; ${name}.`,
  },
  typeText: {
    kind: "string",
    text: true,
    default: "{name}: só dá para usar png, jpeg, webp ou gif.",
    description: `A file that is no image of these types; ${name}.`,
  },
  sizeText: {
    kind: "string",
    text: true,
    default: "{name}: é grande demais (máximo: {max}).",
    description: `A photo that is too large; ${name}, \`{max}\` the largest size.`,
  },
  emptyText: {
    kind: "string",
    text: true,
    default: "{name}: o arquivo está vazio.",
    description: `A file with nothing in it; ${name}.`,
  },
  goneText: {
    kind: "string",
    text: true,
    default: "{name}: o arquivo mudou ou não está mais onde estava. escolha de novo.",
    description: `A file that cannot be read any more; ${name}.`,
  },
  countText: {
    kind: "string",
    text: true,
    default: "{name}: só cabem {max} fotos.",
    description: `A photo too many; ${name}, \`{max}\` how many there may be.`,
  },
  photoFailedText: {
    kind: "string",
    text: true,
    default: "não foi enviada.",
    description: "A photo that the server did not get or take, unless the server says why.",
  },
} as const;
