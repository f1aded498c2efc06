import type { Rule } from "../Rule";
import { attributeWithoutData, misspeltAttribute } from "./misspeltAttribute";
import { unknownTag } from "./unknownTag";
import { wrongValue } from "./wrongValue";

/** In the order in which findings are listed. */
export const rules: readonly Rule[] = [
  unknownTag,
  misspeltAttribute,
  attributeWithoutData,
  wrongValue,
];
