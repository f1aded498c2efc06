import { schemas } from "@yy/widgets/schemas";

/** `yy:interaction`: what the schemas say about it, without the rest of them. */
export const interactionModule = {
  "yy:interaction": `export const interaction = ${JSON.stringify(
    Object.fromEntries(
      schemas.flatMap(({ tag, interaction }) => (interaction ? [[tag, interaction]] : [])),
    ),
  )};`,
};
