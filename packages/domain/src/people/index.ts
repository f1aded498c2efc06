/** People as widgets show them. */
export { firstName } from "./firstName";
export { initials } from "./initials";
export { isStaff } from "./isStaff";
