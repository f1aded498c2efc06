import * as pure from "@yy/domain/pure";
import { apiAdditions } from "@yy/page/pageApi";

// Adds the modules to `YY` too, whichever of the two scripts runs first.
Object.assign(apiAdditions(), pure);
Object.assign((globalThis as { YY?: object }).YY ?? {}, pure);

export * from "@yy/domain/pure";
