import { createElement, useCallback, useDebugValue, useSyncExternalStore } from "preact/compat";

/**
 * The bridge and zustand import the whole of React for a few functions; on Preact the others need
 * not be loaded.
 */
export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
