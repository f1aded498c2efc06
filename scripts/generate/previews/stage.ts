/**
 * What stories are evaluated with, in the place of `storybook/test`, of the helpers beside them and
 * of a page: a play runs on it as in the browser, and it tells whether the play would have changed
 * anything there.
 */
const looks =
  /^(?:find|get|query)(?:All)?By|^querySelector|^(?:closest|contains|getAttribute|matches)$/;

let hasActed = false;

/**
 * Anything of a page: whatever is asked of it is such a thing again. Changing it, or calling what
 * may change it, is noted.
 */
function thing(mayBeCalled: (name: string) => boolean, name = ""): never {
  // Which may be called, and with `new`.
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

/** When stories that tell the time from now are evaluated. */
export const now = globalThis.Date.UTC(2026, 0, 1);

class FixedDate extends globalThis.Date {
  constructor(...given: [] | [string | number]) {
    super(given[0] ?? now);
  }

  static override now = () => now;
}

export { FixedDate as Date };

/** Whether a play does more than to look. One that waits for something, or breaks here, does. */
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
  // All that a look waits for here is there before any timer ends.
  const waits = new Promise((resolve) => setTimeout(resolve, 0, "waits"));
  return (await Promise.race([played, waits])) !== "looked" || hasActed;
}
