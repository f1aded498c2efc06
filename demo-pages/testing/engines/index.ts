export type { EngineName, Point } from "./EngineDriver";
export { EnginePage } from "./EnginePage";
export { type EngineWorld, engine, enterEngineWorld } from "./engineWorld";
