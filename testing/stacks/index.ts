export { runInStacks, type StackCommand, startInStacks } from "./inStacks";
export { type Server, serverOf } from "./serverOf";
