/**
 * The widgets on which the element layer's own rules are tested: how a tag arrives, whether a
 * property or an attribute wins, Turbo, versions. The same code implements these rules for all
 * widgets, so each widget here stands for a kind.
 */
export const mechanismSample: Readonly<Record<`yy-${string}`, string>> = {
  "yy-follow-button":
    "mounts when visible and draws in place of its children, for signed-in visitors",
  "yy-form": "mounts at once, around the fields of a form",
  "yy-message-list": "needs parts, and changes the server's markup",
  "yy-missing-price-editor": "around another widget, with many attributes",
  "yy-modal": "a dialog, opened by others",
  "yy-pagination": "has no children; numbers and choices",
  "yy-product-card": "takes JSON",
  "yy-select": "loads a library for a form control",
  "yy-session-gate": "hidden until the visitor is known",
  "yy-slider": "loads a library when visible, for the children as slides",
};

/**
 * The widgets of the sample with which each library that swaps pages is tested. One of the
 * libraries is tested with the whole sample.
 */
export const swapSample: readonly string[] = [
  "yy-follow-button",
  "yy-form",
  "yy-message-list",
  "yy-modal",
  "yy-select",
];
