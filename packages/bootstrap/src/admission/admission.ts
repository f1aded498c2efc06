import { ConfigError } from "@yy/domain/errors";
import { holds } from "@yy/domain/session/sessionRules";
import { onePerPage } from "@yy/page/onePerPage";
import { whenLive } from "@yy/page/preview";
import { watchBlock } from "./block";
import { leaveToOther } from "./builds";
import { Failing } from "./failing";
import { isOff, setMountModes, setOff } from "./offTags";
import { pageApi } from "./pageApi";
import { noSwitch, type PageSwitch, parseSwitch } from "./switchBlock";

let current: PageSwitch = noSwitch;
/** Elements of tags that are off, and how to load their code. */
const held = new Map<Element, () => void>();
const failing = new Failing(() => current.failing, apply);
const { session } = pageApi;

watchBlock(changed);
session.subscribe(apply);

/** Decides whether, when and from which build the code of an undefined tag is loaded. */
export async function admit(element: Element, load: () => void): Promise<void> {
  if (await leaveToOther(current)) {
    const root = element.getRootNode();
    // The document's are found without being told.
    if (root instanceof ShadowRoot) pageApi.scan(root);
  } else decide(element, load);
}

function decide(element: Element, load: () => void): void {
  const { localName: tag } = element;
  learnVisitor(tag);
  if (isOff(tag)) hold(element, load);
  else if ((element.getAttribute("data-mount") ?? current.mount.get(tag)) === "interaction")
    import("./interaction").then((interaction) => interaction.admit(element, load)).catch(load);
  else load();
}

let isPruning = false;

function hold(element: Element, load: () => void): void {
  held.set(element, load);
  // Once for all that come in one task: a list may have thousands.
  if (!isPruning) setTimeout(prune);
  isPruning = true;
}

/** Lets go of those of a page that was left. One that comes back is found again. */
function prune(): void {
  isPruning = false;
  for (const known of held.keys()) if (!known.isConnected) held.delete(known);
}

function changed(text: string): void {
  const { value, problems } = parseSwitch(text, knownTags());
  if (problems.length > 0)
    console.error(new ConfigError(problems.map((problem) => `#yy-switch ${problem}`).join("\n")));
  current = value;
  setMountModes(value.mount);
  apply();
}

function apply(): void {
  for (const { tag } of current.off) if (document.querySelector(tag)) learnVisitor(tag);
  const visitor = session.getState();
  const off = current.off.filter(
    ({ conditions }) => conditions.length === 0 || holds(conditions, visitor),
  );
  if (!setOff(new Set([...off.map(({ tag }) => tag), ...failing.off]))) return;
  for (const [element, load] of [...held]) {
    if (element.isConnected && isOff(element.localName)) continue;
    held.delete(element);
    // Who is out of the document is found again when it comes back.
    if (element.isConnected) decide(element, load);
  }
}

/** Asks who the visitor is, where that decides about the tag; nothing waits for the answer. */
function learnVisitor(tag: string): void {
  if (session.getState().signedIn !== null) return;
  if (!current.off.some((rule) => rule.tag === tag && rule.conditions.length > 0)) return;
  whenLive(() => {
    session.ensureUser(console.error).catch(() => undefined); // logged, once for the page
    return undefined;
  });
}

/** Those that this page's bundles know. */
function knownTags(): ReadonlySet<string> {
  const bundles = onePerPage<{ readonly tags: ReadonlySet<string> }[]>("bundles", () => []);
  return new Set(bundles.flatMap(({ tags }) => [...tags]));
}
