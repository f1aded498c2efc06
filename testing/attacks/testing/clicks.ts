/** What {@link installMarket} puts on `window`. */
export interface Market {
  /** Clicks as a visitor does: of each two numbers from 0 to 1, one chooses the kind of control, the other which one. */
  act(numbers: readonly number[]): Promise<void>;
  /** Tries again whatever shows a failure. */
  retry(): Promise<void>;
  /** Whether no request is under way. */
  isQuiet(): boolean;
  /** What the page shows of the server's state, by name. */
  shown(): Record<string, string>;
}

declare global {
  interface Window {
    market: Market;
  }
}

/** For `addInitScript`; refers to nothing outside itself. */
export function installMarket(): void {
  const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<E>(selector),
  ];
  const drawn = (element: Element, selector: string) =>
    element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
  const failed = new Set<Element>();
  window.addEventListener("yy:error", ({ target }) => failed.add(target as Element), true);

  const rows = () => all("[data-message-id]");
  const boxOf = (row: Element) => row.querySelector<HTMLInputElement>("input") ?? undefined;
  /** Ids of messages that were to be deleted. */
  const deleted = new Set<string>();

  function select(chosen: readonly Element[]): void {
    for (const row of rows()) {
      const box = boxOf(row);
      if (box && box.checked !== chosen.includes(row)) box.click();
    }
  }
  const button = (part: string) => document.querySelector<HTMLElement>(`[data-part=${part}]`);
  const isOpen = ({ dataset }: HTMLElement) =>
    dataset.state !== "saving" && dataset.state !== "saved";

  function price(item: HTMLElement, amount: number): void {
    const field = item.querySelector<HTMLInputElement>("[data-part=price]");
    if (!field || !isOpen(item)) return;
    field.value = `${1 + Math.floor(amount * 500)},00`;
    for (const type of ["input", "change", "blur"])
      field.dispatchEvent(new Event(type, { bubbles: true }));
    item.querySelector("button")?.click();
  }

  function messagesAct(at: number, part: string): void {
    const first = Math.floor(at * rows().length);
    const chosen = rows().slice(first, first + 3);
    select(chosen);
    if (part === "delete") for (const row of chosen) deleted.add(row.dataset.messageId ?? "");
    button(part)?.click();
  }

  const pick = <E>(list: readonly E[], at: number) => list[Math.floor(at * list.length)];
  const rate = (panel: Element | undefined) =>
    panel?.querySelector<HTMLElement>("form button")?.click();

  function actOn(kind: number, at: number): void {
    if (kind < 0.6) drawn(pick(all("yy-follow-button"), at) as Element, "button")?.click();
    else if (kind < 0.7) drawn(pick(all("yy-seller-toggle"), at) as Element, "button")?.click();
    else if (kind < 0.85) price(pick(all("[data-part=item]"), at) as HTMLElement, at);
    else if (kind < 0.95) messagesAct(at, kind < 0.9 ? "read" : "delete");
    else rate(pick(all("yy-purchase-rating"), at));
  }

  const pressed = (element: Element, name: string) =>
    drawn(element, "button")?.getAttribute(name) ?? "";

  window.market = {
    async act(numbers) {
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        actOn(numbers[index] ?? 0, numbers[index + 1] ?? 0);
        // Lets the page work between clicks, as between those of a visitor.
        if (index % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 4));
      }
    },
    async retry() {
      for (const follow of all("yy-follow-button"))
        if (failed.has(follow) && pressed(follow, "aria-pressed") === "false")
          drawn(follow, "button")?.click();
      for (const feature of all("yy-seller-toggle:state(error)")) drawn(feature, "button")?.click();
      // After a failure the editor stops sending: the waiting items stay changed.
      for (const item of all("[data-part=item]:is([data-state=failed], [data-state=changed])"))
        item.querySelector("button")?.click();
      for (const panel of all("yy-purchase-rating:state(refused)")) rate(panel);
      const again = rows().filter(({ dataset }) => deleted.has(dataset.messageId ?? ""));
      select(again.length > 0 ? again : rows());
      button(again.length > 0 ? "delete" : "read")?.click();
    },
    isQuiet: () =>
      all("yy-follow-button:state(pending), yy-seller-toggle:state(pending)").length === 0 &&
      all("[data-state=saving], [aria-busy=true], [data-yy-leaving]").length === 0,
    shown() {
      const held: Record<string, string> = {};
      const note = (name: string, value: string) => {
        held[name] = name in held && held[name] !== value ? `${held[name]} and ${value}` : value;
      };
      for (const each of all("yy-follow-button"))
        note(`seller ${each.dataset.userId}`, pressed(each, "aria-pressed"));
      for (const each of all("yy-seller-toggle"))
        note(`feature ${each.dataset.feature}`, pressed(each, "aria-checked"));
      for (const row of rows())
        note(`message ${row.dataset.messageId}`, row.dataset.read === "true" ? "read" : "unread");
      note(
        "unread",
        drawn(
          document.querySelector("yy-inbox-badge") as Element,
          "[part=badge]",
        )?.textContent?.trim() || "0",
      );
      for (const item of all("[data-part=item]")) {
        const field = item.querySelector<HTMLInputElement>("[data-part=hidden-price]");
        const { state = "" } = item.dataset;
        const words: Record<string, string> = {
          saved: String(Number(field?.value)),
          untouched: "none",
        };
        note(`price ${item.dataset.itemId}`, words[state] ?? state);
      }
      for (const each of all("yy-purchase-rating")) {
        const panel = each.querySelector("[data-part=panel]");
        const said = `${each.textContent} ${each.shadowRoot?.textContent}`;
        const isRated = !panel?.checkVisibility() || said.includes("já foi avaliada");
        note(`purchase ${each.id.slice(1)}`, isRated ? "rated" : "open");
      }
      return held;
    },
  };
}
