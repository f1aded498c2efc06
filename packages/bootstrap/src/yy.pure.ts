import * as pure from "@yy/domain/pure";
import { onePerPage } from "@yy/page/onePerPage";

// Adds the modules to `YY` too, whichever of the two scripts runs first.
Object.assign(
  onePerPage("pure", () => ({})),
  pure,
);
Object.assign((globalThis as { YY?: object }).YY ?? {}, pure);

export * from "@yy/domain/pure";
