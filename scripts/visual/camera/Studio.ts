import type { Browser } from "playwright";
import { Camera } from "./Camera";
import { launchBrowser } from "./launchBrowser";
import { type ServedPage, servePage } from "./servePage";

/** As many as there are cores where this runs. */
const mostCameras = 2;

/** The page of the stories, a browser, and cameras that take turns. */
export class Studio {
  readonly #page: ServedPage;
  readonly #browser: Browser;
  #idle: Camera[] = [];
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Builds the page and launches the browser. */
  static async open(): Promise<Studio> {
    const page = await servePage();
    try {
      return new Studio(page, await launchBrowser());
    } catch (error) {
      await page.close();
      throw error;
    }
  }

  private constructor(page: ServedPage, browser: Browser) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Of the browser. */
  get version(): string {
    return this.#browser.version();
  }

  /** Does something with a camera that nobody else has meanwhile. */
  async use<T>(work: (camera: Camera) => Promise<T>): Promise<T> {
    while (this.#count === mostCameras) await new Promise<void>((go) => this.#waiting.push(go));
    this.#count += 1;
    const camera = this.#idle.pop() ?? (await Camera.open(this.#browser, this.#page.origin));
    try {
      const result = await work(camera);
      this.#idle.push(camera);
      return result;
    } catch (error) {
      // Whatever it has been brought to, the next story is not to suffer from it.
      await camera.close().catch(() => undefined);
      throw error;
    } finally {
      this.#count -= 1;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#page.close();
  }
}
