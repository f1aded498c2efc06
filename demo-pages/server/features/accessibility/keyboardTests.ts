import { inWidget, ofAll, type TestReference } from "./tests";

const { noFocus } = ofAll;

/** Widget → where its row of the keyboard table is tested. What the keys do is said by the widget's page of the guide. */
export const keyboardTests: Readonly<Record<string, TestReference>> = {
  accordion: inWidget(
    "accordion",
    "by a click, by the keyboard and by a script; a click on the open one closes it",
  ),
  "city-select": inWidget(
    "city-select",
    "keeps the button, and the focus on it, when it fails again",
  ),
  "content-loader": inWidget(
    "content-loader",
    "keeps the focus on the button while it tries, and lets it go on to what came",
  ),
  "count-badge": noFocus,
  countdown: noFocus,
  facilities: {
    file: "demo-pages/server/features/settings/settings.browser.test.ts",
    name: "goes through by keyboard: a switch that fails turns back, tries again, and the facilities follow",
  },
  flash: inWidget(
    "flash",
    "moves a keyboard's focus to the next message, and after the last back to where it was",
  ),
  "follow-button": inWidget("follow-button", "works by keyboard and keeps the focus"),
  form: inWidget(
    "form/sending",
    "stays enabled; an attempt with errors sends nothing, shows all and focuses the first",
  ),
  icon: noFocus,
  "infinite-scroll": inWidget(
    "infinite-scroll",
    "leaves the footer where it is while the keyboard is in it",
  ),
  "insurance-price": noFocus,
  "letter-counter": noFocus,
  mask: inWidget("mask", "keeps the caret where it was when typing and deleting in the middle"),
  "message-list": inWidget(
    "message-list",
    "fades the rows and keeps them until the server has accepted, the focus on the next",
  ),
  "missing-price-editor": inWidget(
    "missing-price-editor",
    "disables every submit while a price is wrong, those of items that come later too; Enter leads to it",
  ),
  modal: inWidget("modal", "closes with Escape, gives the focus back and tells the reason"),
  "notification-label": noFocus,
  pagination: inWidget(
    "pagination",
    "changes the region alone: its content out of the whole page, address, position, focus, event",
  ),
  "password-strength": noFocus,
  "pinned-tag": noFocus,
  popover: inWidget(
    "popover",
    "is in the tab order after its trigger, closes behind who goes on, and gives the focus back",
  ),
  "pro-outpost": inWidget(
    "pro-outpost/products",
    "pass the focus on: to the neighbour of one that is removed, and after the last to the CPF",
  ),
  "product-card": inWidget(
    "product-card",
    "for the bag; neither button follows the link beneath it",
  ),
  "product-upload": {
    file: "demo-pages/server/features/selling/sell.browser.test.ts",
    name: "works by mouse and keyboard on /vender%s",
  },
  "profile-image": inWidget(
    "profile-image",
    "opens the chooser by keyboard, shows the picture at once, then keeps what the server has",
  ),
  "purchase-rating": inWidget(
    "purchase-rating",
    "rates by keyboard: the stars, the button, and on to the thanks",
  ),
  "search-filters": noFocus,
  select: inWidget(
    "select",
    "opens with an arrow, passes disabled options over, chooses with Enter",
  ),
  "seller-toggle": inWidget(
    "seller-toggle",
    "is a switch named by its children, off without data-enabled, pressed anywhere, by Space and by Enter",
  ),
  "session-gate": inWidget(
    "session-gate",
    "lets the keyboard go on from where it stood when it shuts under the focus",
  ),
  "session-value": noFocus,
  "slide-in-panel": inWidget("slide-in-panel", "closes a modal inside it first, one Escape each"),
  slider: inWidget(
    "slider",
    "goes by arrows, also from within a slide, whose focus stays in the carousel",
  ),
  "smooth-scroll": inWidget(
    "smooth-scroll",
    "moves in 400 ms until the target is 24 px below the top, with address and focus",
  ),
  "star-rating": inWidget("star-rating", "is one stop of Tab, at the chosen star"),
  tabs: inWidget("tabs", "goes with arrows, Home and End, and the focus activates"),
  "tag-editor": inWidget(
    "tag-editor",
    "takes no tag away by Backspace in the empty field: it goes to the last one's button",
  ),
  "top-banner": inWidget(
    "top-banner",
    "goes on to the next thing that takes it when a key closes the banner",
  ),
  "user-avatar": noFocus,
  "vacation-notice": noFocus,
  "video-gallery": inWidget(
    "video-gallery",
    "is worked by keys, also where a thumbnail is neither link nor button, or comes later",
  ),
  "voucher-options": inWidget(
    "voucher-options",
    "from choice to choice, by pointer and by keyboard",
  ),
  "zipcode-autofill": inWidget("zipcode-autofill", "goes on to the first empty field"),
};

/** Of native buttons and links alone: each gets the focus there, and shows it. */
export const keyboardTestOf = (name: string): TestReference => keyboardTests[name] ?? ofAll.narrow;
