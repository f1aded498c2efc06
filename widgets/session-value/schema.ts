import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-session-value",
  summary: "Writes a field of the signed-in user into the page.",
  mount: "eager",
  attributes: {
    field: {
      kind: "string",
      required: true,
      description:
        "Top-level field of the user, shown as text; `avatar` draws the photo at `avatar_url`.",
    },
    fallback: {
      kind: "string",
      description:
        "Shown when the field is null, absent or empty and when nobody is signed in; without it the server's children stay.",
    },
  },
  parts: { value: "The text.", avatar: "The photo of `avatar`." },
  children: {
    "(default)": {
      description: "What shows while the visitor is unknown, and without the script.",
      wordsOnly: true,
    },
  },
  tokens: {
    "--yy-avatar-size": "Width and height of the photo, 50px unless set.",
    "--yy-radius-full": "Rounding of the photo.",
    "--yy-color-soft": "Ground of the photo while it loads.",
  },
});
