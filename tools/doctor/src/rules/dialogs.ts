import { nearest } from "../nearest";
import { ancestorsOf, isInTemplate, type PageElement, textOf } from "../page";
import type { Rule, RuleContext } from "../Rule";
import { hasUnknownBlocks } from "../unknown";

const dialogTags = ["yy-modal", "yy-slide-in-panel"];

const dialogsOf = ({ widgets }: RuleContext) =>
  widgets.map(({ element }) => element).filter(({ tag }) => dialogTags.includes(tag));

/** Two dialogs with the same name: controls open only the first. */
export const repeatedName: Rule = {
  name: "repeated-name",
  code: "YY-601",
  *check(context) {
    const seen = new Set<string>();
    for (const element of dialogsOf(context)) {
      const name = textOf(element, "data-name");
      if (name === undefined || name.trim() === "" || element.isConditional) continue;
      if (seen.has(name))
        yield {
          element,
          place: element.attributes.get("data-name")?.place,
          attribute: "data-name",
          severity: "warning",
          message: `${element.tag}: data-name="${name}" belongs to another dialog of this page, which opens in its place`,
          fix: `data-name="${name}-2"`,
        };
      seen.add(name);
    }
  },
};

const controls = ["data-yy-open", "data-yy-close", "data-yy-next"];

/**
 * A control with a name that no dialog has. Only on whole pages: the dialog of a partial may be in
 * another file.
 */
export const unknownDialog: Rule = {
  name: "unknown-dialog",
  code: "YY-602",
  *check(context) {
    const dialogs = dialogsOf(context);
    const names = dialogs.map((dialog) => textOf(dialog, "data-name"));
    if (!context.page.isWholePage || hasUnknownBlocks(context) || names.includes(undefined)) return;
    const known = names.filter((name) => name !== undefined);
    for (const element of context.elements)
      for (const attribute of controls) {
        const name = textOf(element, attribute);
        if (!name || known.includes(name) || isInTemplate(element)) continue;
        const meant = nearest(name, known);
        yield {
          element,
          place: element.attributes.get(attribute)?.place,
          attribute,
          severity: "error",
          message: `${element.tag}: ${attribute}="${name}" names no dialog of this page${meant === undefined ? "" : `: did you mean "${meant}"?`}`,
          fix:
            meant === undefined
              ? `<yy-modal data-name="${name}">…</yy-modal>`
              : `${attribute}="${meant}"`,
          docs: "widgets/modal/README.md",
        };
      }
  },
};

/** `data-yy-close` without a name, outside a dialog: it closes the dialog around it. */
export const closeOutside: Rule = {
  name: "close-outside",
  code: "YY-603",
  *check({ page, elements }) {
    if (!page.isWholePage) return;
    for (const element of elements) {
      if (textOf(element, "data-yy-close") !== "" || isInTemplate(element)) continue;
      if ([...ancestorsOf(element)].some(({ tag }) => dialogTags.includes(tag))) continue;
      yield {
        element,
        attribute: "data-yy-close",
        severity: "error",
        message: `${element.tag}: data-yy-close stands in no dialog, so it must name the one it closes`,
        fix: 'data-yy-close="{name}"',
        docs: "widgets/modal/README.md",
      };
    }
  },
};

/**
 * `data-yy-close` on a button of a form without a type: in HTML such a button submits the form, but
 * this one only closes the dialog.
 */
export const closeOrSubmit: Rule = {
  name: "close-or-submit",
  code: "YY-604",
  *check({ elements }) {
    for (const element of elements) {
      const { tag, attributes, hasUnknownAttributes } = element;
      if (tag !== "button" || !attributes.has("data-yy-close") || hasUnknownAttributes) continue;
      const isInForm =
        attributes.has("form") || [...ancestorsOf(element)].some((each) => each.tag === "form");
      if (attributes.has("type") || !isInForm) continue;
      yield {
        element,
        attribute: "data-yy-close",
        severity: "warning",
        message:
          'button: data-yy-close in a form closes without submitting; type="submit" does both, type="button" says that it only closes',
        fix: 'type="button"',
        docs: "widgets/modal/README.md",
      };
    }
  },
};

/** `data-target` of `yy-pagination` that is no id on the page. */
export const unknownRegion: Rule = {
  name: "unknown-region",
  code: "YY-213",
  *check(context) {
    const { page, widgets, elements } = context;
    if (!page.isWholePage || hasUnknownBlocks(context)) return;
    if (elements.some(({ attributes }) => attributes.has("id") && idOf(attributes) === undefined))
      return;
    const ids = elements.flatMap((element) => textOf(element, "id") ?? []);
    for (const { element } of widgets) {
      const target = textOf(element, "data-target");
      if (element.tag !== "yy-pagination" || !target || ids.includes(target)) continue;
      if (isInTemplate(element)) continue;
      const meant = nearest(target, ids);
      yield {
        element,
        place: element.attributes.get("data-target")?.place,
        attribute: "data-target",
        severity: "error",
        message: `yy-pagination: data-target must be the id of an element of the page, got "${target}"`,
        fix: meant === undefined ? `id="${target}" on the region` : `data-target="${meant}"`,
      };
    }
  },
};

const idOf = (attributes: PageElement["attributes"]) => attributes.get("id")?.text;
