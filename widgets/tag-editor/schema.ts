import { widgetSchema } from "@yy/element/config/schema";
import * as remote from "@yy/ui/remote/remoteSchema";

const { labelLoading, labelRetry } = remote.attributes;

export const schema = widgetSchema({
  tag: "yy-tag-editor",
  summary: "Edits the comma list of an input as tags, each with a button to remove it.",
  mount: "visible",
  attributes: {
    src: {
      kind: "url",
      default: "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor",
      description: "Where `reload()` asks for the tags; of the page's own origin.",
    },
    max: {
      kind: "number",
      min: 1,
      integer: true,
      description: "The most tags there may be; what is over it stays in the field, not added.",
    },
    labelRemove: {
      kind: "string",
      text: true,
      default: "remover {tag}",
      description: "Name of the button that removes a tag.",
    },
    addedText: {
      kind: "string",
      text: true,
      default: "agora na lista: {tags}.",
      description: "Spoken, and not shown, once tags were added.",
    },
    removedText: {
      kind: "string",
      text: true,
      default: "fora da lista: {tags}.",
      description: "Spoken, and not shown, once a tag was removed.",
    },
    repeatedText: {
      kind: "string",
      text: true,
      default: "já na lista: {tags}.",
      description: "Shown and spoken when a tag is there already.",
    },
    maxText: {
      kind: "string",
      text: true,
      default: "a lista vai até {max}: tire uma tag para pôr outra.",
      description: "Shown and spoken when there are `data-max` tags already.",
    },
    lengthText: {
      kind: "string",
      text: true,
      default: "a lista vai até {max} letras: tire uma tag para pôr outra.",
      description: "Shown and spoken when the list would be longer than the input's `maxlength`.",
    },
    labelLoading,
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para carregar as tags.",
      description: "Shown and spoken when `reload()` has failed; the tags stay.",
    },
    labelRetry,
  },
  parts: {
    box: "The box around the tags and the field.",
    tag: "A tag with its button.",
    remove: "The button that removes a tag.",
    field: "Where the next tag is typed.",
    message: "Says below the box why a tag was not added.",
    ...remote.parts,
  },
  children: {
    "(default)": {
      description:
        "The `<input>` or `<textarea>` that keeps and sends the comma list, and its label. The field comes last.",
      is: 'textarea, input:not([type]), input[type=""], input[type=text], input[type=tel], input[type=email], input[type=search], input[type=url], input[type=password], input[type=hidden]',
      control: "text",
      required: true,
      labelled: true,
    },
  },
  states: { ...remote.states, full: "There are `data-max` tags." },
  tokens: {
    "--yy-tag-editor-rows": "How many rows of tags there is room for before the box grows; 2.",
    "--yy-color-soft": "A tag.",
    "--yy-color-line-strong": "Edge of the box.",
    "--yy-color-danger": "Edge of the box while the input is invalid.",
    "--yy-radius-s": "Rounding of the box.",
  },
});
