export { whenReleased } from "./fieldContract";
