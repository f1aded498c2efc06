import { attributeMistakes } from "./attributes.pt";
import { callMistakes } from "./calls.pt";
import { childMistakes } from "./children.pt";
import { dialogMistakes } from "./dialogs.pt";
import { helperMistakes } from "./helpers.pt";
import type { Mistake } from "./Mistake";
import { pageMistakes } from "./page.pt";
import { requestMistakes } from "./requests.pt";
import { templateMistakes } from "./templates.pt";

const kinds = [
  { title: "atributos", mistakes: attributeMistakes },
  { title: "o que está dentro da tag", mistakes: childMistakes },
  { title: "a página e os scripts", mistakes: pageMistakes },
  { title: "pedidos e formulários", mistakes: requestMistakes },
  { title: "tags no template", mistakes: templateMistakes },
  { title: "diálogos", mistakes: dialogMistakes },
  { title: "chamadas de YY", mistakes: callMistakes },
  { title: "helpers do servidor", mistakes: helperMistakes },
] as const;

/**
 * A stable code, such as `YY-101`. Other code imports only this type, so that no built file
 * contains the table. A published code keeps its meaning for ever (`published.json`).
 */
export type MistakeCode = KeysOf<(typeof kinds)[number]["mistakes"]>;
type KeysOf<Table> = Table extends object ? keyof Table : never;

/** All mistakes by kind, in the order of their codes. */
export const mistakeKinds: readonly {
  readonly title: string;
  readonly mistakes: readonly (Mistake & { readonly code: MistakeCode })[];
}[] = kinds.map(({ title, mistakes }) => ({
  title,
  mistakes: Object.entries<Mistake>(mistakes).map(([code, mistake]) => ({
    code: code as MistakeCode,
    ...mistake,
  })),
}));

/** All mistakes by code. */
export const mistakes: ReadonlyMap<string, Mistake & { readonly code: MistakeCode }> = new Map(
  mistakeKinds.flatMap((kind) => kind.mistakes.map((mistake) => [mistake.code, mistake])),
);
