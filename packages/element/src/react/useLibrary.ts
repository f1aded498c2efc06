import { loadChunk } from "@yy/page/loadChunk";
import { useEffect, useState } from "react";
import { useMountedWhen } from "./useMountedWhen";

type Load<T> = () => Promise<T>;

const loads = new WeakMap<Load<unknown>, Promise<unknown>>();

/**
 * Code in a chunk of its own: `useLibrary(loadTomSelect)` with a module's
 * `const loadTomSelect = () => import("./tomSelect")`. Undefined while it is on its way; the widget
 * counts as mounted once it is there (behaviour 1.4). Every element shares one load.
 * @throws RequestError while rendering, with status 0, when it did not come at the second attempt
 * either (behaviour 6.1): the server's markup stays. The next element to ask tries again.
 */
export function useLibrary<T>(load: Load<T>): T | undefined {
  const [library, setLibrary] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  useMountedWhen(library !== undefined);

  useEffect(() => {
    let over = false;
    loadOnce(load).then(
      (loaded) => over || setLibrary(() => loaded),
      (cause) => over || setFailure(cause),
    );
    return () => {
      over = true;
    };
  }, [load]);

  if (failure !== undefined) throw failure;
  return library;
}

function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = loads.get(load) as Promise<T> | undefined;
  if (known) return known;
  const loading = loadChunk("a part of the widget", load);
  loads.set(load, loading);
  loading.catch(() => loads.delete(load));
  return loading;
}
