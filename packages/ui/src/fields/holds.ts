// Its place before it became part of the field contract; sending still asks here.
export { whenReleased } from "./fieldContract";
