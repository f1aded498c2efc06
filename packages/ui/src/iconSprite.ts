import { fetchSprite } from "@yy/http/sprite";
import { hasPage } from "@yy/page/hasPage";
import { iconSprite as spriteUrl } from "@yy/page/metas";
import { onBeforeRender, onBeforeSnapshot, onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { whenLive } from "@yy/page/preview";

/**
 * Delay until the sprite is inserted again after a snapshot without a visit: Turbo copies the page
 * one task after its event.
 */
const snapshotDelayMs = 50;

/** The attribute of the sprite, by which copies of it are found. */
const mark = "data-yy-sprite";

/**
 * The page's icon sprite (behaviour 8.9). It is fetched once and inserted into the body. It is
 * inserted again after each Turbo or Turbolinks visit, and when a script of the page has replaced
 * the body or its content. Before a snapshot it is removed.
 */
class IconSprite {
  #request: Promise<SVGSVGElement> | undefined;
  #sprite: SVGSVGElement | undefined;
  #failed = false;
  /** Whether a router is copying the page now. */
  #isLeftOut = false;
  #reported: unknown;

  constructor() {
    if (!hasPage) return;
    onBeforeRender(() => this.#forgetFailure());
    onRendered(() => this.#visited());
    onBeforeSnapshot(() => {
      this.#isLeftOut = true;
      this.#sprite?.remove();
      setTimeout(() => {
        this.#isLeftOut = false;
        this.#show();
      }, snapshotDelayMs);
    });
  }

  /** The sprite, once loaded. */
  get sprite(): SVGSVGElement | undefined {
    return this.#sprite;
  }

  /**
   * Rejects with a `RequestError`, or with a `ConfigError` when the page names no sprite; see
   * {@link reportOnce}.
   */
  load(): Promise<SVGSVGElement> {
    this.#request ??= fetchSprite().then(
      (sprite) => {
        sprite.style.position = "absolute";
        sprite.setAttribute(mark, "");
        this.#sprite = sprite;
        this.#show();
        this.#watch();
        return sprite;
      },
      (error: unknown) => {
        this.#failed = true;
        throw error;
      },
    );
    return this.#request;
  }

  /** Reports a failure to load. Each icon calls this, only the first call reports. */
  reportOnce(error: unknown, report: (error: unknown) => void): void {
    if (this.#reported === error) return;
    this.#reported = error;
    report(error);
  }

  /**
   * Allows another request after a failure. Called before the next page is rendered, because its
   * icons request the sprite when they mount.
   */
  #forgetFailure(): void {
    if (!this.#failed) return;
    this.#failed = false;
    this.#request = undefined;
  }

  /** After a Turbo or Turbolinks visit: puts the sprite into the new body. */
  #visited(): void {
    this.#show();
    if (!this.#request) startIconSprite();
  }

  /** Inserts the sprite again when the page has another body, or the body other children. */
  #watch(): void {
    const watcher = new MutationObserver(() => {
      watch();
      if (this.#sprite?.parentNode === document.body) return;
      // Waits for a frame: a page that removes the sprite every time would cause an endless loop.
      requestAnimationFrame(() => {
        if (!this.#isLeftOut) this.#show();
      });
    });
    const watch = () => {
      for (const node of [document, document.documentElement, document.body])
        if (node) watcher.observe(node, { childList: true });
    };
    watch();
  }

  readonly #show = (): void => {
    const sprite = this.#sprite;
    if (!sprite || sprite.parentNode === document.body) return;
    // A script that writes the body again from its own markup brings a copy of the sprite.
    for (const copy of document.querySelectorAll(`[${mark}]`)) copy.remove();
    if (document.body) document.body.append(sprite);
    else document.addEventListener("DOMContentLoaded", this.#show, { once: true });
  };
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    iconSprite: IconSprite;
  }
}

/** The sprite of the page, shared by every bundle on it. */
export const iconSprite = onePerPage("iconSprite", () => new IconSprite());

/**
 * Loads the sprite, unless the page names none or is a preview. Icons report a failure; on a page
 * without icons it is logged.
 */
export function startIconSprite(): void {
  if (spriteUrl() === null) return;
  whenLive(() => {
    load();
    return undefined;
  });
}

function load(): void {
  iconSprite.load().catch((error: unknown) => {
    if (!document.querySelector("yy-icon")) iconSprite.reportOnce(error, console.error);
  });
}
