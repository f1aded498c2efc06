export { runInStacks, startInStacks } from "./inStacks";
export { type Server, serverOf } from "./serverOf";
