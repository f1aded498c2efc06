/**
 * Replaces `storybook/test`, the stories' helpers and a page when stories are evaluated. A play
 * runs on it as in a browser, and it detects whether the play would change the page.
 */
const looks =
  /^(?:find|get|query)(?:All)?By|^querySelector|^(?:closest|contains|getAttribute|matches)$/;

let hasActed = false;

/**
 * A stand-in for any object of a page: each property and result is such a stand-in again. Changes,
 * and calls that may change the page, are recorded.
 */
function thing(mayBeCalled: (name: string) => boolean, name = ""): never {
  // A function, because a proxy of it can be called, also with `new`.
  function target() {}
  return new Proxy(target, {
    get(_, property) {
      if (property === "then") return undefined;
      if (property === Symbol.toPrimitive) return () => "";
      if (property === Symbol.iterator)
        return () => [1, 2, 3].map(() => thing(mayBeCalled)).values();
      return thing(mayBeCalled, String(property));
    },
    set() {
      hasActed = true;
      return true;
    },
    apply() {
      if (!mayBeCalled(name)) hasActed = true;
      return thing(mayBeCalled);
    },
    construct: () => thing(mayBeCalled),
  }) as never;
}

const onPage = (name = "") => thing((called) => looks.test(called), name);
const anything = () => thing(() => true);

export const canvas = onPage();
export const userEvent = thing(() => false);
export const expect = anything();
export const within = () => onPage();
export const drawn = async () => onPage();
export const inState = async () => onPage();
export const waitFor = async (look: () => unknown) => look();
export const action = anything();
export const beginVisit = anything();
export const noticeWithoutServer = anything();

export const document = onPage();
export const window = onPage();
export const history = anything();
export const location = new URL("http://page.test/");
export const localStorage = onPage();
export const sessionStorage = onPage();
export const HTMLElement = anything();
export const FormData = anything();
export const customElements = onPage();

/** The fixed current time when stories are evaluated. */
export const now = globalThis.Date.UTC(2026, 0, 1);

class FixedDate extends globalThis.Date {
  constructor(...given: [] | [string | number]) {
    super(given[0] ?? now);
  }

  static override now = () => now;
}

export { FixedDate as Date };

/**
 * Whether a play interacts with the page. A play that waits, or fails here, counts as one that
 * does.
 */
export async function acts(play: (context: object) => unknown): Promise<boolean> {
  hasActed = false;
  const context = {
    canvas,
    canvasElement: canvas,
    step: (_: string, part: () => unknown) => part(),
  };
  const played = (async () => play(context))().then(
    () => "looked",
    () => "broke",
  );
  // A play without interaction only waits for microtasks here, which end before any timer.
  const waits = new Promise((resolve) => setTimeout(resolve, 0, "waits"));
  return (await Promise.race([played, waits])) !== "looked" || hasActed;
}
