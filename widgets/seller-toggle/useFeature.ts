import { useCustomState, useWidget } from "@yy/element";
import { setBoostedBundle } from "@yy/http/api/boostedBundle";
import { setSoftShipping } from "@yy/http/api/softShipping";
import { useChoice } from "@yy/session/choices/useChoice";
import { visitorChoices } from "@yy/session/choices/VisitorChoices";
import { useVisitorState } from "@yy/session/useVisitorState";
import { type FailureWords, failureWords, isSessionFailure } from "@yy/ui/remote/index";
import { writeMarkup } from "./featureMarkup";
import type { schema } from "./schema";

const requests = { "soft-shipping": setSoftShipping, "boosted-bundle": setBoostedBundle };

/** A feature that sellers can switch on and off. */
type FeatureName = keyof typeof requests;

const features = visitorChoices({ kind: "feature", mayBeSavedAfterFailure: true, writeMarkup });

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

/** Returns the state of a feature's switch, and the handler of a click. */
export function useFeature(options: FeatureOptions) {
  const { feature } = options;
  const widget = useWidget<typeof schema>();
  const [failure, setFailure] = useVisitorState<Failure | undefined>(undefined, isSessionFailure);
  useCustomState<typeof schema>("error", failure !== undefined);

  const { value, control } = useChoice(widget, features, {
    key: feature,
    authored: options.enabled,
    state: "enabled",
    send: requests[feature],
    saved(enabled) {
      widget.emit("yy:feature-saved", { feature, enabled });
    },
    turnedBack(enabled, error) {
      const words = failureWords(error, "enabled", options);
      setFailure((before) => ({ ...words, count: (before?.count ?? 0) + 1 }));
      widget.emit("yy:feature-changed", { feature, enabled, origin: "revert" });
    },
  });

  const toggle = () => {
    const enabled = !control.shown;
    setFailure(undefined);
    control.choose(enabled);
    widget.emit("yy:feature-changed", { feature, enabled, origin: "user" });
  };

  return { enabled: value, failure, toggle };
}
