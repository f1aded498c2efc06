/** A visitor's click on one of the elements, or in its shadow root on the button. */
export interface Click {
  readonly selector: string;
  /** The index of the element, modulo their number. */
  readonly at: number;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const drawn = (element: Element | null | undefined, selector = "button") =>
  element?.shadowRoot?.querySelector<HTMLElement>(selector);
const messages = () => all("[data-message-id]");
const boxOf = (message: Element) => message.querySelector("input") as HTMLInputElement;

/** Widgets that have reported an error, and the ids of messages that clicks have deleted. */
const failed = new Set<EventTarget | null>();
const deleted = new Set<string | undefined>();
window.addEventListener("yy:error", ({ target }) => failed.add(target), true);

/** Clicks on the page of `market.html`. */
export async function act(clicks: readonly Click[]): Promise<void> {
  for (const [index, { selector, at }] of clicks.entries()) {
    const list = all(selector);
    const control = list[at % list.length];
    const field = control?.closest("[data-part=item]")?.querySelector("input");
    if (field) {
      field.value = `${1 + (at % 500)},00`;
      for (const type of ["input", "change", "blur"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (control) press(drawn(control) ?? control);
    // Lets the page work between clicks, as between those of a visitor.
    if (index % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

function press(control: HTMLElement | null | undefined): void {
  if (control?.dataset.part === "delete")
    for (const message of messages())
      if (boxOf(message).checked) deleted.add(message.dataset.messageId);
  control?.click();
}

/** Retries everything that shows a failure. */
export function retry(): void {
  for (const follow of all("yy-follow-button"))
    if (failed.has(follow) && drawn(follow, "[aria-pressed=false]")) press(drawn(follow));
  for (const feature of all("yy-seller-toggle:state(error)")) press(drawn(feature));
  // After a failure the editor stops sending: the waiting items stay changed.
  const waiting = ":is([data-state=failed], [data-state=changed])";
  for (const button of all(`[data-part=item]${waiting} button`)) press(button);
  for (const button of all("yy-purchase-rating:state(refused) form button")) press(button);
  const again = messages().filter(({ dataset }) => deleted.has(dataset.messageId));
  const chosen = again.length > 0 ? again : messages();
  for (const message of messages())
    if (boxOf(message).checked !== chosen.includes(message)) boxOf(message).click();
  press(all(`[data-part=${again.length > 0 ? "delete" : "read"}]`)[0]);
}

/** Whether no request is under way. */
export const isQuiet = () =>
  all("yy-follow-button:state(pending), yy-seller-toggle:state(pending)").length === 0 &&
  all("[data-state=saving], [aria-busy=true], [data-yy-leaving]").length === 0;

/**
 * The server's state as the page shows it: a line for each value, and two lines for a value that is
 * shown in two ways.
 */
export function shown(): string[] {
  const badge = drawn(document.querySelector("yy-inbox-badge"), "[part=badge]");
  const lines = [
    `unread: ${badge?.textContent?.trim() || "0"}`,
    ...all("yy-follow-button").map(
      (it) => `seller ${it.dataset.userId}: ${drawn(it)?.ariaPressed}`,
    ),
    ...all("yy-seller-toggle").map((it) => `${it.dataset.feature}: ${drawn(it)?.ariaChecked}`),
    ...messages().map(({ dataset }) => `message ${dataset.messageId}: ${dataset.read}`),
    ...all("[data-part=item]").map((it) => `price ${it.dataset.itemId}: ${priceIn(it)}`),
    ...all("yy-purchase-rating").map((it) => `purchase ${it.id} rated: ${isRated(it)}`),
  ];
  return [...new Set(lines)];
}

function priceIn(item: HTMLElement): string | undefined {
  const { state } = item.dataset;
  if (state !== "saved") return state;
  return item.querySelector<HTMLInputElement>("[data-part=hidden-price]")?.value;
}

function isRated(purchase: Element): boolean {
  const said = `${purchase.textContent} ${purchase.shadowRoot?.textContent}`;
  return purchase.matches(":state(rated)") || said.includes("já foi avaliada");
}
