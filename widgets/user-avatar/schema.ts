import { widgetSchema } from "@yy/element/config/schema";
import { avatarUser } from "./avatarUser";

export const schema = widgetSchema({
  tag: "yy-user-avatar",
  summary: "Shows a person's photo, or their initials.",
  mount: "visible",
  attributes: {
    user: {
      kind: "json",
      type: "{ name: string, nickname?: string, image_public_id?: string, cloudinary_public_id?: string, id?: number | string, gender?: string }",
      shape: avatarUser,
      description: "The person; without it the server's children stay.",
    },
    size: {
      kind: "number",
      integer: true,
      min: 1,
      max: 1000,
      default: 50,
      description: "Width and height in px, of the box and of the photo asked for.",
    },
  },
  parts: { photo: "The photo.", initials: "The initials, when there is no photo." },
  children: {
    "(default)": {
      description: "What shows before the script runs and without it: an image.",
      wordsOnly: true,
    },
  },
  tokens: {
    "--yy-radius-full": "Rounding.",
    "--yy-color-soft": "Ground of the initials, and of the photo while it loads.",
    "--yy-color-ink": "The initials.",
    "--yy-color-line": "Edge of the initials.",
    "--yy-font-family": "Letters of the initials.",
    "--yy-font-weight-strong": "Weight of the initials.",
  },
});
