import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

export const schema = widgetSchema({
  tag: "yy-location",
  summary: "Shows where the signed-in visitor is, and finds it out by their browser.",
  mount: "eager",
  identity: "updatePath",
  attributes: {
    updatePath: {
      kind: "url",
      description:
        "Where a found position is posted, with `latitude` and `longitude` in the JSON body.",
    },
    loginPath: signedOut.attributes.loginPath,
    label: {
      kind: "string",
      text: true,
      default: "usar minha localização",
      description: "The button's text.",
    },
    labelLoading: {
      kind: "string",
      text: true,
      default: "carregando",
      description: "Said while the browser looks and the server answers.",
    },
    foundText: {
      kind: "string",
      text: true,
      default: "localização encontrada",
      description: "Said when the position is found, and saved where there is a path.",
    },
    refusedText: {
      kind: "string",
      text: true,
      default: "não foi possível usar sua localização",
      description: "Said when the visitor refuses, or the browser finds nothing.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não foi possível salvar sua localização",
      description: "Said when the server does not take the position.",
    },
  },
  events: {
    "yy:location-found": {
      description: "The browser has told the position, in degrees; before it is posted.",
      detail: eventDetail<{ latitude: number; longitude: number }>({
        latitude: "number",
        longitude: "number",
      }),
    },
  },
  parts: {
    location: "Where the visitor is, in the server's words.",
    button: "The button that asks the browser.",
    message: "What came of it.",
  },
  children: {
    "(default)":
      "What shows before the script runs, to visitors who are signed out, and while the user has no location.",
  },
  states: {
    locating: "The browser looks, or the position is being saved.",
    refused: "The visitor refused, or the browser found nothing.",
    unsaved: "The server did not take the position.",
  },
  tokens: {
    "--yy-color-accent": "Edge and text of the button.",
    "--yy-color-muted": "The message.",
    "--yy-radius-full": "Rounding of the button.",
    "--yy-size-target": "Least height of the button.",
  },
});
