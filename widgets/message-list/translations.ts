import { translations } from "@yy/element/config/translations";
import * as remote from "@yy/ui/remote/remoteTexts";
import * as signedOut from "@yy/ui/remote/signedOutTexts";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    ...remote.en,
    ...signedOut.en,
    selectedText: "{count} selected",
    selectedOneText: "1 selected",
    selectedNoneText: "none selected",
    readText: "{count} messages marked as read",
    readOneText: "message marked as read",
    deletedText: "{count} messages deleted",
    deletedOneText: "message deleted",
    loadedText: "{count} messages",
    loadedOneText: "1 message",
    readFailedText: "these could not be marked as read.",
    deleteFailedText: "these could not be deleted.",
    failedText: "the messages could not be loaded.",
  },
  es: {
    ...remote.es,
    ...signedOut.es,
    selectedText: "{count} seleccionados",
    selectedOneText: "1 seleccionado",
    selectedNoneText: "ninguno seleccionado",
    readText: "{count} mensajes marcados como leídos",
    readOneText: "mensaje marcado como leído",
    deletedText: "{count} mensajes borrados",
    deletedOneText: "mensaje borrado",
    loadedText: "{count} mensajes",
    loadedOneText: "1 mensaje",
    readFailedText: "no se pudieron marcar como leídos.",
    deleteFailedText: "no se pudieron borrar.",
    failedText: "no se pudieron cargar los mensajes.",
  },
});
