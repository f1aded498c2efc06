import type { Locator, Page } from "playwright";

type Act = (snippet: Locator, page: Page) => Promise<unknown>;

/** Clicks an element of the page's own markup, even if another snippet covers it. */
const click =
  (selector: string): Act =>
  (snippet) =>
    snippet
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement) => element.click());

/** Clicks the first part with this name in a shadow root. */
const press = (part: string): Act => click(`[part~="${part}"]`);

/** Fills in a field of the page's own markup, as a browser or a password manager does. */
const fill =
  (text: string, selector = "input"): Act =>
  (snippet) =>
    snippet.locator(selector).first().fill(text, { force: true });

const key =
  (name: string): Act =>
  (_, page) =>
    page.keyboard.press(name);

const inTurn =
  (...several: readonly Act[]): Act =>
  async (snippet, page) => {
    for (const act of several) await act(snippet, page);
  };

/**
 * The action for each snippet, by its name, in this order. Layers that open above the page are
 * closed again, so that the next snippet can be reached.
 */
export const acts: Readonly<Record<string, Act>> = {
  // Both modals of the fixture are open when the page is loaded.
  "modal.every-word": key("Escape"),
  "modal.named-by-a-label": inTurn(key("Escape"), click("[data-yy-open]"), press("close")),
  "slide-in-panel.closed": inTurn(click("[data-yy-open]"), click("[data-yy-close]")),
  "accordion.without-headings": click("summary"),
  "city-select.drawn-selects": (snippet) => snippet.locator("select").first().selectOption("SP"),
  "follow-button.custom-labels": press("button"),
  // The fixture's script cancels this event.
  "follow-button.state-from-server": press("button"),
  "form.own-reason": inTurn(fill("ana"), key("Tab")),
  "letter-counter.own-text": fill("vestido muito bem conservado", "textarea"),
  "mask.cpf": fill("11144477735"),
  "mask.money": fill("12345"),
  "mask.phone-of-11-digits": fill("11987654321"),
  "mask.birth-date": fill("20051990"),
  "mask.card-number": fill("4111111111111111"),
  "password-strength.own-words": fill("abc123DEF"),
  "popover.nested-popovers": inTurn(click("[data-part=trigger]"), key("Escape")),
  "product-card.no-photo": press("like"),
  "seller-toggle.on": press("switch"),
  "slider.without-count": press("next"),
  "star-rating.ten-stars": press("star"),
  "tabs.another-active": click("li:nth-of-type(1) a"),
  "tag-editor.every-word": inTurn(fill("linho", "[part~=field]"), key("Enter")),
  "top-banner.custom-label": press("close"),
  "voucher-options.with-boost": click("input[value=refuse]"),
  "zipcode-autofill.every-word": fill("01310100", "[data-part=zipcode]"),
};
