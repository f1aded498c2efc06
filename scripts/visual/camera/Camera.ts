import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import type { ListedStory } from "../../../stories/visual/listStories";
import {
  type PicturePage,
  type ShownTheme,
  storyQuery,
} from "../../../stories/visual/pictureProtocol";
import { endless, inMotion } from "../leftOut";
import { decode } from "../pictures/encoding";
import { areSame, type Picture, withoutEmptyEnd } from "../pictures/Picture";
import { keyOf } from "../storyKey";
import { type View, viewName } from "./views";

/** How long a story may take to load and play, in ms. */
const patience = 40_000;

/** In pixels; a page that is higher loads more as its window grows. */
const highest = 8000;

/** Between two pictures that are to be the same, in ms. */
const pause = 100;

const mostPictures = 20;

/** A page that shows one story after the other and has its picture taken. */
export class Camera {
  readonly #origin: string;
  readonly #page: Page;
  readonly #devTools: CDPSession;
  #isEndless = false;

  static async open(browser: Browser, origin: string): Promise<Camera> {
    const context = await browser.newContext({
      locale: "pt-BR",
      timezoneId: "America/Sao_Paulo",
    });
    const page = await context.newPage();
    return new Camera(origin, page, await context.newCDPSession(page));
  }

  private constructor(origin: string, page: Page, devTools: CDPSession) {
    this.#origin = origin;
    this.#page = page;
    this.#devTools = devTools;
  }

  /** Loads a story at the size and in the theme of a view, and plays it. */
  async show(story: ListedStory, { width, height, theme }: View): Promise<void> {
    const reducedMotion = inMotion.includes(keyOf(story)) ? "no-preference" : "reduce";
    this.#isEndless = endless.includes(keyOf(story));
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ colorScheme: theme, reducedMotion });
    await this.#page.goto(`${this.#origin}/${storyQuery(story.file, story.name)}`);
    await soon(this.#page.evaluate(whenDrawn), "its play does not end");
  }

  /** Changes the look of the story on the page. */
  async restyle(css: string): Promise<void> {
    await this.#page.addStyleTag({ content: css });
  }

  /**
   * The picture of the shown story in a view: the first that is accepted, else one after which nothing has changed.
   * @throws {Error} when it does not keep still
   */
  async take(view: View, accepts: (picture: Picture) => boolean = () => false): Promise<Picture> {
    let before: Picture | undefined;
    for (let taken = 0; taken < mostPictures; taken += 1) {
      const picture = await this.#takeOne(view);
      if (accepts(picture) || (before && areSame(before, picture))) return picture;
      before = picture;
      await wait(pause);
    }
    throw new Error(`does not keep still at ${viewName(view)}`);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  async #takeOne({ width, height, theme }: View): Promise<Picture> {
    await this.#page.emulateMedia({ colorScheme: theme });
    if (this.#page.viewportSize()?.width !== width)
      await this.#page.setViewportSize({ width, height });
    const shown = await this.#showTheme(theme);
    if (!this.#isEndless && shown.height > (this.#page.viewportSize()?.height ?? 0)) {
      if (shown.height > highest)
        throw new Error(`is ${shown.height} pixels high: list it in leftOut.ts as endless`);
      // A window as high as the page, instead of pictures beyond the window: what is fixed to it is drawn once.
      await this.#page.setViewportSize({ width, height: shown.height });
      await this.#showTheme(theme);
    }
    // Without `optimizeForSpeed`, with which Chromium 156 ends itself after a few dozen pictures.
    const { data } = await this.#devTools.send("Page.captureScreenshot", { format: "png" });
    return withoutEmptyEnd(await decode(Buffer.from(data, "base64")));
  }

  async #showTheme(theme: View["theme"]): Promise<ShownTheme> {
    const shown = await soon(this.#page.evaluate(showTheme, theme), "it is still loading");
    if (shown.awaited.length > 0) throw new Error(`waits in vain for ${shown.awaited.join(", ")}`);
    return shown;
  }
}

type PictureWindow = Window & { readonly yyPictures: PicturePage };

/** Runs in the page. */
function whenDrawn(): Promise<void> {
  return (window as unknown as PictureWindow).yyPictures.story;
}

/** Runs in the page. */
function showTheme(theme: View["theme"]): Promise<ShownTheme> {
  return (window as unknown as PictureWindow).yyPictures.showTheme(theme);
}

async function soon<T>(work: Promise<T>, complaint: string): Promise<T> {
  const end = new AbortController();
  const limit = wait(patience, undefined, { signal: end.signal }).then(() => {
    throw new Error(complaint);
  });
  limit.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => end.abort());
}
