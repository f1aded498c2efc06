import type { Mutation } from "../Mutation";
import { bootstrap } from "./bootstrap";
import { element } from "./element";
import { http } from "./http";
import { session } from "./session";
import { ui } from "./ui";
import { widgetBehaviour } from "./widgetBehaviour";
import { widgetConformance } from "./widgetConformance";

/** The fixed set, from the lowest layer up; `packages/domain` is Stryker's, see `domain.ts`. */
export const mutations: readonly Mutation[] = [
  ...http,
  ...session,
  ...element,
  ...ui,
  ...bootstrap,
  ...widgetBehaviour,
  ...widgetConformance,
];
