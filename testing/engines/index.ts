export { useEngine } from "./useEngine";
