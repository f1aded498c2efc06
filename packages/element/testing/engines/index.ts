export { type Engine, type EngineOptions, useEngine } from "./useEngine";
