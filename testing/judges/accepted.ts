import type { Engine, Finding } from "./Finding";
import type { Suite } from "./results";

/**
 * Accepted findings, with the reason. An entry that no longer matches a finding in one of its
 * suites fails the tests.
 */
export interface Accepted {
  readonly engine: Engine;
  readonly rule: string;
  readonly suites: readonly Suite[];
  /** Matches page paths or story ids; all by default. */
  readonly place?: RegExp;
  /** Matches the target of the finding; any by default. */
  readonly target?: RegExp;
  readonly why: string;
}

const tableRoles =
  "on narrow screens CSS changes the tables' display, and older browsers then drop their roles";
const unnamedForms =
  "a form without a name is no landmark in any browser, so that it needs no unique name";

export const accepted: readonly Accepted[] = [
  {
    engine: "html-validate",
    rule: "no-redundant-role",
    suites: ["marketplace", "guide"],
    target: /^"(table|rowgroup|row|columnheader|rowheader|cell)"/,
    why: tableRoles,
  },
  {
    engine: "ibm",
    rule: "aria_role_redundant",
    suites: ["marketplace", "guide"],
    target: /^<(table|thead|tbody|tr|th|td)\b/,
    why: tableRoles,
  },
  {
    engine: "ibm",
    rule: "aria_role_redundant",
    suites: ["marketplace", "guide", "stories"],
    target: /^<[ou]l\b.*role="list"/,
    why: "Safari gives a list without markers no role",
  },
  {
    engine: "ibm",
    rule: "aria_form_label_unique",
    suites: ["marketplace", "guide", "stories"],
    target: /^<form\b/,
    why: unnamedForms,
  },
  {
    engine: "ibm",
    rule: "aria_landmark_name_unique",
    suites: ["marketplace", "guide", "stories"],
    target: /^<form\b/,
    why: unnamedForms,
  },
  {
    engine: "html-validate",
    rule: "wcag/h32",
    suites: ["marketplace", "guide"],
    target: /^<form\b/,
    why: "a search is submitted by Enter, also on on-screen keyboards; examples submit nothing",
  },
  {
    engine: "ibm",
    rule: "input_label_exists",
    suites: ["marketplace", "guide"],
    target: /^<output\b/,
    why: "an output is a live region here, which readers announce without focus",
  },
  {
    engine: "ibm",
    rule: "aria_content_in_landmark",
    suites: ["marketplace", "guide"],
    target: /class="skip-link"/,
    why: "a skip link comes before all landmarks: it skips them",
  },
  {
    engine: "ibm",
    rule: "aria_complementary_label_visible",
    suites: ["marketplace"],
    target: /id="painel"/,
    why: "its visible name, on the button that opens it, is part of the spoken one",
  },
  {
    engine: "alfa",
    rule: "sia-r60",
    suites: ["marketplace", "guide"],
    target: /^<details\b/,
    why: "browsers give details no name: its summary is a named button",
  },
  {
    engine: "ibm",
    rule: "label_content_exists",
    suites: ["marketplace", "guide", "stories"],
    target: /^<label (class="message-check"|part="star")>/,
    why: "the label widens the target; the control in it is named by aria-label or an image",
  },
  {
    engine: "ibm",
    rule: "input_checkboxes_grouped",
    suites: ["marketplace", "guide", "stories"],
    place: /^\/perfil\/mensagens|yy-message-list--|^\/widgets\/message-list$/,
    why: "each stands in its message's row, and the rows are a named list",
  },
  {
    engine: "ibm",
    rule: "aria_article_label_unique",
    suites: ["marketplace", "guide"],
    target: /^<article class="card seller">/,
    why: "an article needs no name: each begins with the heading that is the seller's",
  },
  {
    engine: "ibm",
    rule: "aria_child_valid",
    suites: ["marketplace", "guide", "stories"],
    target: /role="radiogroup"/,
    why: "it owns real radios, in their labels: Chromium's tree has them",
  },
  {
    engine: "ibm",
    rule: "text_contrast_sufficient",
    suites: ["guide"],
    place: /^\/guia\/estilo$/,
    target: /data-color="line-strong"/,
    why: "samples of a line's colour, which needs 3:1 and has it; kept from readers",
  },
  {
    engine: "ibm",
    rule: "input_label_exists",
    suites: ["guide"],
    target: /id="controle-data-/,
    why: "in closed details neither the field nor its label is rendered, but the engine finds the field",
  },
  {
    engine: "alfa",
    rule: "sia-r56",
    suites: ["guide"],
    place: /^\/widgets\/pagination$/,
    why: "paginations above and below one list have one name, because they lead to the same pages",
  },
  {
    engine: "ibm",
    rule: "skip_main_exists",
    suites: ["marketplace"],
    place: /^\/videos\//,
    why: "stands for the page of a video service, in a frame",
  },
  {
    engine: "ibm",
    rule: "aria_content_in_landmark",
    suites: ["marketplace"],
    place: /^\/videos\//,
    why: "stands for the page of a video service, in a frame",
  },
  {
    engine: "alfa",
    rule: "sia-r87",
    suites: ["marketplace"],
    place: /^\/videos\//,
    why: "stands for the page of a video service, in a frame",
  },
  {
    engine: "alfa",
    rule: "sia-r83",
    suites: ["marketplace", "guide", "stories"],
    target: /^[A-Z]{1,2}$/,
    why: "initials in a round avatar, beside the name",
  },
  {
    engine: "html-validate",
    rule: "prefer-native-element",
    suites: ["marketplace"],
    place: /^\/$/,
    target: /^role="region" aria-label="promoção"/,
    why: "the banner is a tag of ours: it cannot be a section as well",
  },
  {
    engine: "html-validate",
    rule: "element-required-attributes",
    suites: ["guide"],
    place: /^\/widgets\/slider$/,
    target: /^<img data-src=/,
    why: "yy-slider loads the pictures of later slides when they are next, from data-src",
  },
  {
    engine: "ibm",
    rule: "aria_attribute_valid",
    suites: ["stories"],
    place: /yy-pro-outpost--/,
    target: /^<a aria-disabled="true"/,
    why: "ARIA allows aria-disabled on a link, and the click is refused meanwhile",
  },
  {
    engine: "alfa",
    rule: "sia-r18",
    suites: ["stories"],
    place: /yy-form--choices/,
    target: /^aria-invalid="true"/,
    why: "readers announce it for a radio; ARIA 1.2 allows it only on a radiogroup, which few pages have",
  },
  {
    engine: "alfa",
    rule: "sia-r20",
    suites: ["marketplace", "guide", "stories"],
    target: /^aria-description=/,
    why: "of ARIA 1.3, and in all browsers; a shadow root cannot refer to a description in the page",
  },
  {
    engine: "ibm",
    rule: "aria_attribute_allowed",
    suites: ["marketplace", "guide", "stories"],
    target: /aria-description=/,
    why: "of ARIA 1.3, and in all browsers; a shadow root cannot refer to a description in the page",
  },
  {
    engine: "ibm",
    rule: "aria_child_tabbable",
    suites: ["stories"],
    place: /yy-(select|search-filters|city-select)--/,
    target: /class="ts-dropdown-content"/,
    why: "the arrow keys set aria-activedescendant, and the focus stays in the combobox, as in the APG",
  },
  {
    engine: "ibm",
    rule: "combobox_active_descendant",
    suites: ["stories"],
    place: /yy-select--/,
    why: "aria-selected marks the chosen option, not the active one",
  },
  {
    engine: "ibm",
    rule: "aria_child_valid",
    suites: ["stories"],
    place: /yy-message-list--empty/,
    why: "the empty list stays, because it gets the focus when its last message is removed",
  },
  {
    engine: "alfa",
    rule: "sia-r68",
    suites: ["stories"],
    place: /yy-message-list--empty/,
    why: "the empty list stays, because it gets the focus when its last message is removed",
  },
  {
    engine: "ibm",
    rule: "label_ref_valid",
    suites: ["stories"],
    place: /yy-select--without-a-select/,
    why: "the story shows what a page without the select looks like",
  },
  {
    engine: "ibm",
    rule: "element_tabbable_role_valid",
    suites: ["guide"],
    target: /^<pre [^>]*role="group"/,
    why: "long lines scroll in the block, and in Safari the keyboard needs a tab stop to scroll it",
  },
  {
    engine: "html-validate",
    rule: "aria-label-misuse",
    suites: ["guide"],
    place: /^\/widgets\/tabs$/,
    target: /minha lojinha" aria-orientation/,
    why: "yy-tabs turns the box into a tablist, to which name and direction apply",
  },
  {
    engine: "alfa",
    rule: "sia-r78",
    suites: ["guide"],
    place: /^\/widgets\/(message-header|slider)$/,
    target: /^<h3/,
    why: "the example is the header of a message without the message; slides that are headings and links",
  },
  {
    engine: "alfa",
    rule: "sia-r78",
    suites: ["stories"],
    place: /yy-(accordion--nested|message-header--)/,
    target: /^<h[23]/,
    why: "a header alone, and a section whose content is closed",
  },
  {
    engine: "alfa",
    rule: "sia-r78",
    suites: ["stories"],
    place: /yy-slide-in-panel--open$/,
    target: /part="title"/,
    why: "its content is in the slot after it, where Alfa does not look for it",
  },
  {
    engine: "alfa",
    rule: "sia-r83",
    suites: ["stories"],
    place: /design-tokens--all-tokens/,
    target: /^moda que circula$/,
    why: "a sample of a font: the clipped rest shows nothing new",
  },
  {
    engine: "ibm",
    rule: "element_tabbable_role_valid",
    suites: ["guide", "stories"],
    place: /yy-slider--slides-that-lead-somewhere|^\/widgets\/slider$/,
    target: /aria-roledescription="slide"/,
    why: "open: a slide with data-href follows Enter as a link does, but is a group to readers",
  },
];

const matches = (entry: Accepted, { engine, rule, place, target }: Finding): boolean =>
  entry.engine === engine &&
  entry.rule === rule &&
  (entry.place?.test(place) ?? true) &&
  (entry.target?.test(target) ?? true);

/** The findings of a suite that are not accepted, one line each. */
export function unaccepted(suite: Suite, findings: readonly Finding[]): string[] {
  const entries = accepted.filter(({ suites }) => suites.includes(suite));
  return findings
    .filter((finding) => !entries.some((entry) => matches(entry, finding)))
    .map(({ engine, rule, target, message }) => `${engine} ${rule}: ${target} – ${message}`);
}

/** The entries of a suite that match none of its findings any more. */
export function outdated(suite: Suite, findings: readonly Finding[]): string[] {
  return accepted
    .filter(({ suites }) => suites.includes(suite))
    .filter((entry) => !findings.some((finding) => matches(entry, finding)))
    .map(({ engine, rule, target, why }) => `${engine} ${rule} ${target ?? ""}: ${why}`);
}
