import { ConfigError } from "@yy/domain/errors";
import { holds } from "@yy/domain/session/sessionRules";
import { bundles } from "@yy/element/reporting/bundles";
import { onePerPage } from "@yy/page/onePerPage";
import { whenLive } from "@yy/page/preview";
import { watchBlock } from "./block";
import { leaveToOther } from "./builds";
import { Failing } from "./failing";
import { isLeftToVisitor } from "./isLeftToVisitor";
import { isOff, setMountModes, setOff } from "./offTags";
import { pageApi } from "./pageApi";
import { noSwitch, type PageSwitch, parseSwitch } from "./switchBlock";

const { session } = pageApi;

/** Decides whether, when and from which build the code of an undefined tag is loaded. */
export async function admit(element: Element, ...code: Code): Promise<void> {
  if (await leaveToOther(admission.current)) {
    const root = element.getRootNode();
    // Tags in the document are found without a call.
    if (root instanceof ShadowRoot) pageApi.scan(root);
  } else admission.decide(element, ...code);
}

/**
 * A function that loads an element's code, and a function for the URLs of that code, which older
 * releases do not pass.
 */
type Code = readonly [load: () => void, files?: () => readonly string[]];

/** Holds the page's switch, and decides by its rules. */
class Admission {
  current: PageSwitch = noSwitch;
  /** Elements of tags that are off. */
  readonly #held = new Map<Element, Code>();
  readonly #failing = new Failing(
    () => this.current.failing,
    () => this.#apply(),
  );
  #isPruning = false;

  constructor() {
    watchBlock((text) => this.#changed(text));
    session.subscribe(() => this.#apply());
  }

  decide(element: Element, ...code: Code): void {
    const { localName: tag } = element;
    const [load] = code;
    this.#learnVisitor(tag);
    if (isOff(tag)) this.#hold(element, code);
    else if (isLeftToVisitor(element))
      import("./interaction").then(({ admit }) => admit(element, ...code)).catch(load);
    else load();
  }

  #hold(element: Element, code: Code): void {
    this.#held.set(element, code);
    // Prunes once for all elements of one task: a list may have thousands.
    if (!this.#isPruning) setTimeout(() => this.#prune());
    this.#isPruning = true;
  }

  /** Forgets the elements of a page that was left. An element that comes back is found again. */
  #prune(): void {
    this.#isPruning = false;
    for (const known of this.#held.keys()) if (!known.isConnected) this.#held.delete(known);
  }

  #changed(text: string): void {
    const { value, problems } = parseSwitch(text, knownTags());
    if (problems.length > 0)
      console.error(
        new ConfigError(problems.map((problem) => `#yy-switch ${problem}`).join("\n"), {
          code: "YY-322",
        }),
      );
    this.current = value;
    setMountModes(value.mount);
    this.#apply();
  }

  #apply(): void {
    for (const { tag } of this.current.off)
      if (document.querySelector(tag)) this.#learnVisitor(tag);
    const visitor = session.getState();
    const off = this.current.off.filter(
      ({ conditions }) => conditions.length === 0 || holds(conditions, visitor),
    );
    if (!setOff(new Set([...off.map(({ tag }) => tag), ...this.#failing.off]))) return;
    for (const [element, code] of [...this.#held]) {
      if (element.isConnected && isOff(element.localName)) continue;
      this.#held.delete(element);
      // An element outside the document is found again when it comes back.
      if (element.isConnected) this.decide(element, ...code);
    }
  }

  /**
   * Requests who the visitor is, if a rule about the tag depends on it. No code waits for the
   * answer.
   */
  #learnVisitor(tag: string): void {
    if (session.getState().signedIn !== null) return;
    if (!this.current.off.some((rule) => rule.tag === tag && rule.conditions.length > 0)) return;
    whenLive(() => {
      session.ensureUser(console.error).catch(() => undefined); // logged, once for the page
      return undefined;
    });
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    admission: Admission;
  }
}

/**
 * The admission of the first build is used by the whole page, also by another build that takes over
 * the tags.
 */
const admission = onePerPage("admission", () => new Admission());

/** The tags that this page's bundles know. */
function knownTags(): ReadonlySet<string> {
  return new Set(bundles().flatMap(({ tags }) => [...tags]));
}
