import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    labelRemove: "remove {tag}",
    addedText: "now in the list: {tags}.",
    removedText: "out of the list: {tags}.",
    repeatedText: "already in the list: {tags}.",
    maxText: "the list takes up to {max}: remove a tag to add another.",
    lengthText: "the list takes up to {max} letters: remove a tag to add another.",
    labelLoading: "loading",
    failedText: "the tags could not be loaded.",
    labelRetry: "try again",
  },
  es: {
    labelRemove: "quitar {tag}",
    addedText: "ahora en la lista: {tags}.",
    removedText: "fuera de la lista: {tags}.",
    repeatedText: "ya en la lista: {tags}.",
    maxText: "la lista admite hasta {max}: quita una etiqueta para poner otra.",
    lengthText: "la lista admite hasta {max} letras: quita una etiqueta para poner otra.",
    labelLoading: "cargando",
    failedText: "no se pudieron cargar las etiquetas.",
    labelRetry: "intentar de nuevo",
  },
});
