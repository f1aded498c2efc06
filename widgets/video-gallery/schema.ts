import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-video-gallery",
  summary: "Plays the video of a chosen thumbnail, in the page or in a dialog.",
  mount: "visible",
  interaction: { on: "[data-video-id]" },
  attributes: {
    mode: {
      kind: "choice",
      options: ["inline", "modal"],
      default: "inline",
      description: "Where a video plays: above the thumbnails, or in a dialog.",
    },
    label: {
      kind: "string",
      text: true,
      default: "vídeo",
      description: "Name of the player, and title of a video whose thumbnail has no words.",
    },
    embedBase: {
      kind: "url",
      default: "https://www.youtube-nocookie.com/embed/",
      description: "Where videos come from; the id and `?autoplay=1` are put behind it.",
    },
    labelClose: {
      kind: "string",
      text: true,
      default: "fechar",
      description: "Name of the close button.",
    },
  },
  parts: {
    player: "What the video plays in: a region above the thumbnails, or the dialog's content.",
    dialog: "The dialog, in the mode `modal`.",
    video: "The frame of the video.",
    close: "The button that ends the video.",
  },
  children: {
    "(default)": "The thumbnails, and whatever is around them.",
    "[data-video-id]":
      "A thumbnail: a link to the video's page. Its words and images name the video.",
  },
});
