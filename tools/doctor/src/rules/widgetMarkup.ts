import { mayHoldMore, ownElements } from "../children";
import { allWithin, mayHave, type PageElement, textOf } from "../page";
import type { Rule, RuleFinding } from "../Rule";
import { matches } from "../selector";

/** Mistakes in the markup of single widgets that a schema cannot describe. */
export const widgetMarkup: Rule = {
  name: "widget-markup",
  code: "YY-201",
  *check({ widgets }) {
    for (const widget of widgets) {
      const { element } = widget;
      const inside = ownElements(widget);
      const finding = mayHoldMore(element, inside)
        ? undefined
        : checks[element.tag]?.(element, inside);
      if (finding) yield { element, severity: "error", ...finding };
    }
  },
};

/** Returns what is wrong with the markup of one widget, if anything is. */
type MarkupCheck = (
  widget: PageElement,
  inside: readonly PageElement[],
) =>
  | (Pick<RuleFinding, "code" | "message" | "fix"> & { readonly element?: PageElement })
  | undefined;

const part = (inside: readonly PageElement[], name: string) =>
  inside.filter((element) => matches(element, `[data-part="${name}"]`) !== false);

const checks: Readonly<Record<string, MarkupCheck>> = {
  "yy-tabs": (_, inside) => {
    const [list] = part(inside, "list");
    const panels = part(inside, "panel");
    if (!list || panels.length === 0) return undefined;
    const tabs = [...allWithin(list.children)].filter(
      (element) => matches(element, "a[href], button") !== false,
    );
    const isSure = ![...tabs, ...panels].some(({ isConditional }) => isConditional);
    if (!isSure || tabs.length === panels.length) return undefined;
    return {
      code: "YY-207",
      message: `yy-tabs: every tab in data-part="list" needs a data-part="panel" of its own, got ${tabs.length} and ${panels.length}`,
      fix:
        tabs.length > panels.length
          ? '<div data-part="panel" id="…">…</div>'
          : '<a href="#…">…</a> in the list',
    };
  },
  "yy-message-header": (widget, inside) => {
    const id = textOf(widget, "data-message-id");
    if (id === undefined || id.startsWith("chat$$$") || part(inside, "delete").length > 0)
      return undefined;
    return {
      message: 'yy-message-header: a child with data-part="delete" is required',
      fix: '<button type="button" data-part="delete">apagar</button>',
    };
  },
  "yy-purchase-rating": ({ children }, inside) => {
    if (part(inside, "panel").length === 0 && children.length !== 1)
      return {
        message:
          'yy-purchase-rating: a child with data-part="panel", or one child alone, is required',
        fix: '<div data-part="panel">…</div>',
      };
    if (!inside.some(({ tag }) => tag === "form"))
      return {
        code: "YY-214",
        message: "yy-purchase-rating: a <form> inside it is required",
        fix: '<form data-remote="true">…</form>',
      };
    if (inside.some((element) => matches(element, '[name$="[value]"]') !== false)) return undefined;
    return {
      code: "YY-214",
      message: 'yy-purchase-rating: a field whose name ends in "[value]" is required',
      fix: '<input name="rating[value]">',
    };
  },
  "yy-seller-toggle": (widget, inside) => {
    if ([widget, ...inside].some(({ text }) => text.trim() !== "")) return undefined;
    return {
      code: "YY-208",
      message: "yy-seller-toggle: words inside it are required, they name the switch",
      fix: "the words, inside the tag",
    };
  },
  "yy-slider": ({ children }) =>
    children.length > 0
      ? undefined
      : { message: "yy-slider: slides inside it are required", fix: "one element for each slide" },
  "yy-video-gallery": (_, inside) =>
    inside.some((element) => mayHave(element, "data-video-id"))
      ? undefined
      : {
          message: "yy-video-gallery: thumbnails with data-video-id are required",
          fix: '<a href="…" data-video-id="…">…</a>',
        },
};
