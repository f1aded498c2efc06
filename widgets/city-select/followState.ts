import { isStateChoice } from "@yy/domain/address/address";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { fetchCities } from "@yy/http/api/cities";
import { keepLeft, leftNameOf, takeLeft } from "@yy/page/leftValues";
import { onLeft } from "@yy/page/moments";
import { CityOptions } from "@yy/ui/cities/CityOptions";
import { onFieldValue } from "@yy/ui/fields/field";
import { holdFields } from "@yy/ui/fields/fieldContract";

export type CityStatus = "idle" | "loading" | "unavailable";

/** A state and one of its cities. */
interface Choice {
  readonly state: string;
  readonly city: string;
}

interface Following {
  readonly states: HTMLSelectElement;
  readonly cities: HTMLSelectElement;
  readonly placeholder: string;
  readonly patches: DomPatches;
  readonly showStatus: (status: CityStatus) => void;
  readonly report: (error: unknown) => void;
}

/** Shows the cities of the chosen state until `end` is called (README, From state to city). */
export function followState({
  states,
  cities,
  placeholder,
  patches,
  showStatus,
  report,
}: Following) {
  const options = new CityOptions(cities, placeholder);
  const loaded = new Map<string, readonly string[]>();
  /** The state whose cities are shown, being loaded, or failed to load. */
  let followed: string | undefined;
  /** State and city as they were selected at the start, or after a reset of the form. */
  let preselected: Choice = { state: "", city: "" };
  /**
   * State and city as they were when the page was left. The browser has restored only the state,
   * because the options of the cities come later.
   */
  let restored = parseChoice(takeLeft(leftNameOf("city", cities)));
  let request = new AbortController();
  let stopHolding = () => {};
  /** Whether the list of cities had the focus when it was disabled. */
  let hadFocus = false;

  const begin = () => {
    request.abort();
    preselected = { state: states.value, city: cities.value };
    // Without a chosen state the server's list stays.
    followed = isStateChoice(states.value) ? undefined : states.value;
    showStatus("idle");
    follow();
  };

  const follow = () => {
    const state = states.value;
    if (state === followed) return;
    followed = state;
    request.abort();
    if (!isStateChoice(state)) return finish("idle", () => options.show([], ""));
    const names = loaded.get(state);
    if (names) return finish("idle", () => options.show(names, wantedOf(state)));
    ask(state);
  };

  const ask = (state: string) => {
    request = new AbortController();
    const { signal } = request;
    showStatus("loading");
    hadFocus ||= document.activeElement === cities;
    if (!cities.matches(":disabled")) stopHolding = holdFields([cities]);
    patches.set(cities, "disabled", "");
    fetchCities(state, signal).then(
      (names) => {
        if (signal.aborted) return;
        loaded.set(state, names);
        finish("idle", () => options.show(names, wantedOf(state)));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        finish("unavailable", () => options.showServers(wantedOf(state)));
        report(error);
      },
    );
  };

  const enable = () => {
    patches.unset(cities, "disabled");
    stopHolding();
  };

  const wantedOf = (state: string) =>
    [restored, preselected].find((choice) => choice.state === state)?.city ?? "";

  /**
   * Does all in one task, so that a script that waits for an option finds it in an enabled list.
   */
  const finish = (status: CityStatus, put: () => void) => {
    const before = cities.value;
    put();
    enable();
    if (hadFocus && document.activeElement === document.body) cities.focus({ preventScroll: true });
    hadFocus = false;
    showStatus(status);
    if (cities.value !== before) cities.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const stopKeeping = onLeft(() => {
    const state = states.value;
    const city = cities.value || (loaded.has(state) ? "" : wantedOf(state));
    keepLeft(leftNameOf("city", cities), { state, city } satisfies Choice);
  });
  const stopListening = onFieldValue(states, ({ type }) => {
    if (type !== "reset") return follow();
    restored = noChoice;
    options.reset();
    enable();
    begin();
  });
  begin();
  return {
    askAgain() {
      if (followed === undefined) return;
      request.abort();
      ask(followed);
    },
    end() {
      stopListening();
      stopKeeping();
      request.abort();
      followed = undefined;
      stopHolding();
      options.revert();
    },
  };
}

function parseChoice(left: unknown): Choice {
  const { state, city } = Object(left) as Partial<Record<keyof Choice, unknown>>;
  return typeof state === "string" && typeof city === "string" ? { state, city } : noChoice;
}

const noChoice: Choice = { state: "", city: "" };
