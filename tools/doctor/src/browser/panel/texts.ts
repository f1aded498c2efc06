import type { Severity } from "../../finding";
import type { TagState } from "../tags/tagStates";
import type { Corner, View } from "./panelSettings";

/** Singular and plural of each severity. */
const severityWords: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ["erro", "erros"],
  warning: ["aviso", "avisos"],
  advice: ["conselho", "conselhos"],
};

export const severityWord = (severity: Severity): string => severityWords[severity][0];

/** `2 erros, 1 aviso`. */
export function countText(found: readonly { readonly severity: Severity }[]): string {
  const counts = Object.entries(severityWords).flatMap(([severity, words]) => {
    const count = found.filter((each) => each.severity === severity).length;
    return count === 0 ? [] : [plural(count, words)];
  });
  return counts.join(", ") || "nada a corrigir";
}

export const plural = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

export const viewNames: Readonly<Record<View, string>> = {
  findings: "achados",
  tags: "widgets",
  events: "eventos",
};

export const cornerNames: Readonly<Record<Corner, string>> = {
  "bottom-start": "canto inferior esquerdo",
  "top-start": "canto superior esquerdo",
  "top-end": "canto superior direito",
  "bottom-end": "canto inferior direito",
};

export const stateWords: Readonly<Record<TagState, readonly [string, string]>> = {
  mounted: ["montado", "montados"],
  far: ["longe da tela", "longe da tela"],
  loading: ["sem código", "sem código"],
  preparing: ["preparando", "preparando"],
  failed: ["falhou", "falharam"],
  unknown: ["desconhecido", "desconhecidos"],
};

/** Why elements of a state have not mounted. */
export const stateReasons: Readonly<Partial<Record<TagState, string>>> = {
  far: "monta a 200 px da tela, ou quando aparecer",
  loading: "o código ainda não chegou: yy.js está na página?",
  preparing: "espera uma biblioteca, a sessão ou o fim de uma prévia",
  unknown: "nenhum widget se chama assim",
};
