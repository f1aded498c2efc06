import "./fixedWorld";
import "./requests";
import * as renderer from "@storybook/html/entry-preview";
import { Channel } from "storybook/internal/channels";
import { addons, setProjectAnnotations } from "storybook/preview-api";
import preview from "../.storybook/preview";
import { drawStory } from "./drawStory";
import "./page.css";
import type { PicturePage } from "./pictureProtocol";
import { showTheme } from "./showTheme";

// Plays and actions tell Storybook's panels, which are not here.
addons.setChannel(new Channel({}));
setProjectAnnotations([renderer, preview] as Parameters<typeof setProjectAnnotations>[0]);

/** Fonts first: a text whose font is on its way is invisible. */
async function drawAskedStory() {
  await Promise.all([...document.fonts].map((font) => font.load()));
  const query = new URLSearchParams(location.search);
  return drawStory(query.get("file") ?? "", query.get("story") ?? "");
}

const drawn = drawAskedStory();
const story = drawn.then(() => undefined);
// Whoever asks for the story hears of it.
story.catch(() => undefined);

const pictures: PicturePage = {
  story,
  showTheme: async (theme) => showTheme(theme, (await drawn).delayed),
};
Object.assign(window, { yyPictures: pictures });
