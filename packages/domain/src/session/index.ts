/** Rules over what the page knows of its visitor; the store itself is `@yy/session`. */
export { type FollowIntent, followIntentAllows, parseFollowIntent } from "./followIntent";
export {
  holds,
  type ParsedConditions,
  parseConditions,
  type SessionCondition,
  type Visitor,
} from "./sessionRules";
export {
  newVacationRecord,
  parseVacationRecord,
  type VacationRecord,
  vacationApplies,
} from "./vacationRecord";
