import type { Rule } from "../Rule";
import { blocked } from "./blocked";
import { selfClosed, unclosed } from "./closing";
import { coveredLayer } from "./coveredLayer";
import { csrfToken } from "./csrfToken";
import { deprecated } from "./deprecated";
import { closeOrSubmit, closeOutside, repeatedName, unknownDialog, unknownRegion } from "./dialogs";
import { dialogName, fieldLabel, iconName } from "./labels";
import { libraryOrder, libraryTwice } from "./libraries";
import { misplacedChild } from "./misplacedChild";
import { missingChild } from "./missingChild";
import { attributeWithoutData, misspeltAttribute } from "./misspeltAttribute";
import { misspeltPart } from "./misspeltPart";
import { pageTexts } from "./pageTexts";
import { closedParagraph } from "./paragraph";
import { wrongPattern } from "./patterns";
import { photoAddress } from "./photoAddress";
import { repeatedChild } from "./repeatedChild";
import { scriptInBody, scriptKind, scriptMissing, scriptTwice } from "./script";
import { scriptedSubmit } from "./scriptedSubmit";
import { sessionCondition } from "./sessionCondition";
import { stylesMissing, stylesTwice } from "./styles";
import { swallowed } from "./swallowed";
import { turboNonce } from "./turboNonce";
import { unknownTag } from "./unknownTag";
import { widgetMarkup } from "./widgetMarkup";
import { wrongValue } from "./wrongValue";

/** All rules, in the order in which findings are listed. */
export const rules: readonly Rule[] = [
  scriptMissing,
  scriptKind,
  scriptTwice,
  scriptInBody,
  libraryOrder,
  libraryTwice,
  blocked,
  turboNonce,
  stylesMissing,
  stylesTwice,
  csrfToken,
  scriptedSubmit,
  photoAddress,
  pageTexts,
  unknownTag,
  selfClosed,
  unclosed,
  swallowed,
  closedParagraph,
  misspeltAttribute,
  attributeWithoutData,
  wrongValue,
  wrongPattern,
  deprecated,
  misspeltPart,
  missingChild,
  misplacedChild,
  repeatedChild,
  widgetMarkup,
  sessionCondition,
  repeatedName,
  unknownDialog,
  closeOutside,
  closeOrSubmit,
  coveredLayer,
  unknownRegion,
  dialogName,
  fieldLabel,
  iconName,
];
