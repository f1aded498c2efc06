import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

const { allowOrigin: _, ...texts } = remote.attributes;

export const words = portuguese(schema, {
  family: "vender",
  summary:
    "lista o que a lojinha tem ligado e desligado, em palavras. quem não entrou na conta fica com o link do servidor.",
  attributes: {
    labelEnabled: "estado de uma facilidade ligada.",
    labelDisabled: "estado de uma desligada.",
    emptyText: "mostrado quando não há nenhuma.",
    ...texts,
    ...signedOut.attributes,
  },
  parts: {
    list: "a lista.",
    item: "uma facilidade.",
    name: "o nome dela.",
    state: "o estado dela.",
    enabled: "o estado de uma que está ligada, além de `state`.",
    empty: "o que aparece quando não há nenhuma.",
    ...remote.parts,
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "o que aparece até a lista chegar, e sem ela: uma lista do servidor, ou um link para uma.",
  },
  states: { ...remote.states, empty: "a lojinha não tem facilidades." },
  tokens: {
    "--yy-facilities-space":
      "altura reservada para a lista antes de ela chegar; 4rem se nada for dito.",
    "--yy-color-line": "linha entre uma facilidade e outra.",
    "--yy-color-muted": "o estado de uma facilidade desligada.",
    "--yy-color-success": "o estado de uma ligada.",
    ...remote.tokens,
  },
});
