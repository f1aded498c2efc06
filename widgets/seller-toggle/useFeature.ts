import { useWidget } from "@yy/element";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type FeatureCallbacks, type FeatureName, features } from "./features";
import type { schema } from "./schema";

interface FeatureOptions {
  readonly feature: FeatureName;
  readonly enabled: boolean;
  readonly failedText: string;
  readonly signedOutText: string;
  readonly loginPath: string;
}

/** The last failure; `count` differs for each, so that the same text is announced again. */
interface Failure extends FailureWords {
  readonly count: number;
}

/** State of one switch of a feature, and the handler of its press. */
export function useFeature(options: FeatureOptions) {
  const { feature: name, enabled: authored } = options;
  const widget = useWidget<typeof schema>();
  const [enabled, setEnabled] = useState(features.of(name).shown ?? authored);
  const [failure, setFailure] = useState<Failure>();
  const latest = useRef(options);
  latest.current = options;

  const view = useMemo<FeatureCallbacks & { left: boolean }>(
    () => ({
      left: false,
      authored: () => latest.current.enabled,
      isOnPage: () => widget.element.isConnected,
      show(next) {
        setEnabled(next);
        widget.toggleState("enabled", next);
      },
      showPending(pending) {
        widget.toggleState("pending", pending);
      },
      saved(next) {
        if (!this.left) widget.emit("yy:feature-saved", { feature: name, enabled: next });
      },
      turnedBack(next, error) {
        if (this.left) return;
        const words = failureWords(error, "enabled", latest.current);
        setFailure((before) => ({ ...words, count: (before?.count ?? 0) + 1 }));
        widget.toggleState("error", true);
        const detail = { feature: name, enabled: next, origin: "revert" } as const;
        widget.emit("yy:feature-changed", detail);
        if (error !== undefined) widget.report(error);
      },
      failed(error) {
        if (!this.left) widget.report(error);
      },
    }),
    [widget, name],
  );

  const firstAuthored = useRef(authored);
  useLayoutEffect(() => {
    view.left = false;
    features.of(name).join(view);
    return () => {
      view.left = true;
      features.of(name).leave(view);
    };
  }, [name, view]);

  useEffect(() => {
    if (firstAuthored.current === authored) return;
    firstAuthored.current = authored;
    features.of(name).syncFromMarkup(authored);
  }, [name, authored]);

  const toggle = () => {
    const feature = features.of(name);
    const next = !(feature.shown ?? enabled);
    setFailure(undefined);
    widget.toggleState("error", false);
    feature.choose(next, view);
    widget.emit("yy:feature-changed", { feature: name, enabled: next, origin: "user" });
  };

  return { enabled, failure, toggle };
}
