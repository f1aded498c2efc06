import { schemas } from "@yy/widgets/schemas";

/** `yy:interaction`: the tags that can wait for the visitor, and their early clicks. */
export const interaction = Object.fromEntries(
  schemas.flatMap(({ tag, interaction }) => (interaction ? [[tag, interaction]] : [])),
);
