import { inWidget, type TestReference } from "./tests";

/** A pattern of the ARIA Authoring Practices Guide that a widget follows. */
interface Pattern {
  /** W3C's name and address. */
  readonly name: string;
  readonly href: string;
  readonly widget: string;
  /** Where the widget does otherwise, and why. */
  readonly differs?: string;
  readonly tests: readonly TestReference[];
}

const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`;

export const patterns: readonly Pattern[] = [
  {
    name: "Disclosure",
    href: apg("disclosure"),
    widget: "accordion",
    differs:
      "um `<details>` do navegador, e não o padrão Accordion: as setas não andam entre os títulos, tab sim.",
    tests: [
      inWidget(
        "accordion",
        "by a click, by the keyboard and by a script; a click on the open one closes it",
      ),
    ],
  },
  {
    name: "Alert",
    href: apg("alert"),
    widget: "flash",
    differs:
      "erros são `alert`, os outros `status`; nenhum some enquanto tem o ponteiro ou o foco.",
    tests: [
      inWidget(
        "flash",
        "shows the server's children, error as an alert and the others as a status",
      ),
    ],
  },
  {
    name: "Button (toggle)",
    href: apg("button"),
    widget: "follow-button",
    differs: "o texto e `aria-pressed` mudam juntos, para quem lê e para quem ouve.",
    tests: [inWidget("follow-button", "works by keyboard and keeps the focus")],
  },
  {
    name: "Carousel",
    href: apg("carousel"),
    widget: "slider",
    differs:
      "uma frase curta diz qual destaque chegou, no lugar de uma região viva com ele inteiro.",
    tests: [
      inWidget(
        "slider",
        "is a named region of slides that say their place, of which one can be reached",
      ),
      inWidget(
        "slider",
        "goes on every five seconds, silently, and waits while the pointer or the focus is there",
      ),
      inWidget("slider", "announces politely which slide has come when the visitor goes on"),
    ],
  },
  {
    name: "Combobox (select-only e com busca)",
    href: apg("combobox"),
    widget: "select",
    tests: [
      inWidget("select", "opens with an arrow, passes disabled options over, chooses with Enter"),
      inWidget("select", "goes to the ends with Home and End, and stops there"),
      inWidget("select", "chooses with Tab, and goes on"),
      inWidget("select", "goes to what is typed ahead"),
    ],
  },
  {
    name: "Dialog (modal)",
    href: apg("dialog-modal"),
    widget: "modal",
    differs:
      "o foco começa no próprio diálogo, e não no primeiro controle, que seria “fechar”; `autofocus` muda isso.",
    tests: [
      inWidget(
        "modal",
        "shows its children in a dialog named by their heading, and takes the focus in",
      ),
      inWidget("modal", "gives the focus to the server's autofocus"),
      inWidget("modal", "closes with Escape, gives the focus back and tells the reason"),
    ],
  },
  {
    name: "Dialog (modal)",
    href: apg("dialog-modal"),
    widget: "slide-in-panel",
    differs: "o mesmo, e o voltar do navegador também fecha.",
    tests: [
      inWidget(
        "slide-in-panel",
        "fills the screen, is named by its label, holds the page and says so on the body",
      ),
      inWidget("slide-in-panel", "closes a modal inside it first, one Escape each"),
    ],
  },
  {
    name: "Feed",
    href: apg("feed"),
    widget: "infinite-scroll",
    differs:
      "a lista continua uma lista, com um link para a próxima página: sem as teclas page up e page down do padrão.",
    tests: [
      inWidget(
        "infinite-scroll",
        "adds pages before it, asks at once when it is followed, and takes it away after the last",
      ),
      inWidget("infinite-scroll", "leaves the footer where it is while the keyboard is in it"),
    ],
  },
  {
    name: "Meter",
    href: apg("meter"),
    widget: "password-strength",
    tests: [
      inWidget("password-strength", "speaks politely, once for each word, and only after a pause"),
    ],
  },
  {
    name: "Radio group (rating)",
    href: apg("radio"),
    widget: "star-rating",
    differs: "a estrela escolhida, escolhida de novo, apaga a nota.",
    tests: [
      inWidget("star-rating", "is one stop of Tab, at the chosen star"),
      inWidget("star-rating", "lets the arrows follow a text from right to left"),
    ],
  },
  {
    name: "Switch",
    href: apg("switch"),
    widget: "seller-toggle",
    tests: [
      inWidget(
        "seller-toggle",
        "is a switch named by its children, off without data-enabled, pressed anywhere, by Space and by Enter",
      ),
    ],
  },
  {
    name: "Checkbox (mixed)",
    href: apg("checkbox"),
    widget: "message-list",
    tests: [
      inWidget(
        "message-list",
        "selects all while not all are, none once all are, and knows the state between",
      ),
    ],
  },
  {
    name: "Tabs",
    href: apg("tabs"),
    widget: "tabs",
    tests: [
      inWidget("tabs", "goes with arrows, Home and End, and the focus activates"),
      inWidget(
        "tabs",
        "goes the other way where one reads from right to left, up and down in a column",
      ),
      inWidget("tabs", "comes from the active tab to the panel, or to what takes the focus in it"),
    ],
  },
  {
    name: "Tooltip",
    href: apg("tooltip"),
    widget: "popover",
    differs: "fica enquanto o ponteiro está nele (WCAG 1.4.13); com `click` é um Disclosure.",
    tests: [
      inWidget("popover", "opens on keyboard focus; Escape closes it for this visit"),
      inWidget("popover", "opens and closes by its trigger, which says so, and not by the pointer"),
    ],
  },
];
