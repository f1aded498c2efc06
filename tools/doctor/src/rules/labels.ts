import { childrenOf, isChild, mayHoldMore, ownElements } from "../children";
import { allWithin, ancestorsOf, mayHave, type PageElement, textOf } from "../page";
import { docsOf, type Rule, type RuleContext } from "../Rule";

const isHeading = ({ tag }: PageElement) => /^h[1-6]$/.test(tag);

/** A dialog without a name: neither `data-label` nor a heading inside. */
export const dialogName: Rule = {
  name: "dialog-name",
  code: "YY-212",
  *check({ widgets }) {
    for (const widget of widgets) {
      const { element } = widget;
      if (element.tag !== "yy-modal" || mayHave(element, "data-label")) continue;
      const inside = ownElements(widget);
      if (inside.some(isHeading) || mayHoldMore(element, inside)) continue;
      yield {
        element,
        severity: "error",
        message: "yy-modal: data-label, or a heading inside, is required",
        fix: 'data-label="…"',
      };
    }
  },
};

const naming = ["aria-label", "aria-labelledby", "title"];

/**
 * A field without a label inside a widget that needs one: the label also names the control that the
 * widget draws.
 */
export const fieldLabel: Rule = {
  name: "field-label",
  code: "YY-210",
  *check(context) {
    for (const { element: widget, schema } of context.widgets)
      for (const child of childrenOf(schema)) {
        if (!child.labelled) continue;
        const field = ownElements({ element: widget, schema }).find((element) =>
          isChild(element, child),
        );
        if (!field || mayHaveLabel(field, context)) continue;
        const id = textOf(field, "id");
        yield {
          element: field,
          docs: docsOf(widget.tag),
          severity: "warning",
          message: `${widget.tag}: the <${field.tag}> inside it has no label`,
          fix: id ? `<label for="${id}">…</label>` : `<label>… <${field.tag}></label>`,
        };
      }
  },
};

function mayHaveLabel(field: PageElement, { page, elements }: RuleContext): boolean {
  if (naming.some((attribute) => mayHave(field, attribute))) return true;
  if ([...ancestorsOf(field)].some(({ tag }) => tag === "label")) return true;
  if (textOf(field, "type") === "hidden") return true;
  if (!mayHave(field, "id")) return false;
  const id = textOf(field, "id");
  // The label may be in another file.
  if (id === undefined || !page.isWholePage || page.hasUnknownContent) return true;
  return elements.some(
    (element) =>
      element.hasUnknownContent ||
      (element.tag === "label" && mayHave(element, "for") && (textOf(element, "for") ?? id) === id),
  );
}

/** A button or link with only an icon: screen readers have no name for it. */
export const iconName: Rule = {
  name: "icon-name",
  code: "YY-211",
  *check({ widgets }) {
    for (const { element } of widgets) {
      if (element.tag !== "yy-icon" || mayHave(element, "data-label")) continue;
      const control = [...ancestorsOf(element)].find(({ tag }) => tag === "button" || tag === "a");
      if (!control || hasName(control)) continue;
      yield {
        element,
        severity: "warning",
        message: `yy-icon: the <${control.tag}> around it has no words, so the icon needs data-label`,
        fix: 'data-label="…"',
      };
    }
  },
};

function hasName(control: PageElement): boolean {
  const inside = [control, ...allWithin(control.children)];
  return inside.some(
    (element) =>
      element.text.trim() !== "" ||
      element.hasUnknownContent ||
      [...naming, "alt", "data-label"].some((attribute) => mayHave(element, attribute)),
  );
}
