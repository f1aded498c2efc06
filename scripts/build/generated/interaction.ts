import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";

const waiting = (schemas as readonly WidgetSchema[]).flatMap(
  ({ tag, interaction, identity, attributes }) => {
    if (!interaction) return [];
    if (identity === undefined) return [{ tag, ...interaction }];
    return [{ tag, ...interaction, identity: attributeName(identity, attributes[identity]) }];
  },
);

/** `yy:interaction`: the tags that can wait for the visitor, and their early clicks. */
export const interaction = Object.fromEntries(
  waiting.map(({ tag, settled: _, ...early }) => [tag, early]),
);

const settled = waiting.flatMap(({ tag, settled }) => (settled === undefined ? [] : tag + settled));

/**
 * CSS selector of the elements that wait for the visitor, unless a page's switch says otherwise.
 */
export const leftToVisitor = `:is(${settled.join()}):is([data-yy-look],[data-yy-looks] *):not([data-mount]),[data-mount=interaction]`;
