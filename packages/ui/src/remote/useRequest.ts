import { useCustomState, useWidget, type WidgetSchema } from "@yy/element";
import { isAbort } from "@yy/http/isAbort";
import { useEffect, useMemo, useState } from "react";
import type { states } from "./remoteSchema";

type RemoteSchema = WidgetSchema & { readonly states: typeof states };

type Work = (signal: AbortSignal) => Promise<void>;

/** The state of the current request, and the number of consecutive failures. */
interface Progress {
  readonly phase: "idle" | "loading" | "failed" | "retrying";
  readonly failures: number;
  /** The error that the last failed request was rejected with. */
  readonly error?: unknown;
}

/** A widget's request. At most one is running. */
export interface Request {
  readonly loading: boolean;
  /** Whether the last request failed; stays true during a retry. */
  readonly failed: boolean;
  readonly failures: number;
  /** The error that the failed request was rejected with; stays during a retry. */
  readonly error: unknown;
  /** Whether no request is running and the last one has not failed. */
  readonly idle: boolean;
  /** Starts a request, and aborts the one that is running. Errors are reported. */
  readonly begin: (work: Work) => void;
  /** Starts the failed request again. */
  readonly retry: () => void;
  /** Aborts the request that is running, and forgets a failed one. */
  readonly stop: () => void;
}

/**
 * Runs one request at a time; a new one aborts the one before. Sets `:state(loading)` and
 * `:state(error)`.
 */
export function useRequest(): Request {
  const widget = useWidget<RemoteSchema>();
  const [{ phase, failures, error }, show] = useState(idle);
  const actions = useMemo(() => requestActions(show, widget.report), [widget]);
  useEffect(() => actions.leave, [actions]);

  const loading = phase === "loading" || phase === "retrying";
  useCustomState<RemoteSchema>("loading", loading);
  useCustomState<RemoteSchema>("error", phase === "failed");
  return {
    loading,
    failed: phase === "failed" || phase === "retrying",
    failures,
    error,
    idle: phase === "idle",
    ...actions,
  };
}

const idle: Progress = { phase: "idle", failures: 0 };

function requestActions(
  show: (next: (before: Progress) => Progress) => void,
  report: (error: unknown) => void,
) {
  let current: AbortController | undefined;
  let failedWork: Work | undefined;

  const leave = () => current?.abort();

  const run = async (work: Work) => {
    leave();
    failedWork = undefined;
    current = new AbortController();
    const { signal } = current;
    try {
      await work(signal);
      if (!signal.aborted) show(() => idle);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      failedWork = work;
      show(({ failures }) => ({ phase: "failed", failures: failures + 1, error }));
      report(error);
    }
  };

  return {
    begin(work: Work) {
      show(() => ({ phase: "loading", failures: 0 }));
      void run(work);
    },
    retry() {
      if (!failedWork) return;
      show((before) => ({ ...before, phase: "retrying" }));
      void run(failedWork);
    },
    stop() {
      leave();
      failedWork = undefined;
      show(() => idle);
    },
    leave,
  };
}
