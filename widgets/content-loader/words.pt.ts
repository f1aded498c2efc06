import { portuguese } from "@yy/element/config/portuguese";
import * as remote from "@yy/ui/remote/remoteWords.pt";
import * as signedOut from "@yy/ui/remote/signedOutWords.pt";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "página",
  summary:
    "pede um pedaço da página ao servidor quando ele chega perto. enquanto isso, e se der errado, fica o que já estava.",
  attributes: {
    src: "endereço de onde vem o html.",
    container: "vai junto como `container`, para um servidor que responde por vários lugares.",
    loadedSrc:
      "endereço, com seu `container`, de onde vieram os filhos: ele não é pedido de novo. o widget escreve, e um servidor que já manda o conteúdo com a página também pode escrever.",
    ...remote.attributes,
    ...signedOut.attributes,
  },
  events: {
    "yy:content-loaded": "o html deste endereço tomou o lugar dos filhos.",
  },
  parts: { ...remote.parts, ...signedOut.parts },
  children: {
    "(default)": "o que aparece até o html chegar, e sem ele: um link para o conteúdo.",
  },
  states: { ...remote.states, finished: "os filhos são o html do endereço." },
  tokens: {
    "--yy-content-loader-space":
      "altura reservada para o conteúdo antes de ele chegar; 4rem se nada for dito.",
    ...remote.tokens,
  },
});
