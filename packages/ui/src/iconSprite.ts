import { onePerPage } from "@yy/domain/onePerPage";
import { onBeforeSnapshot } from "@yy/element/page/beforeSnapshot";
import { isPreview } from "@yy/element/page/turboPreview";
import { iconSprite as spriteUrl } from "@yy/http/pageMeta";
import { fetchSprite } from "@yy/http/sprite";

/**
 * How long the page may be without the sprite when a snapshot is taken and no other page follows, in ms; Turbo copies
 * the page one task after it says so.
 */
const snapshotTime = 50;

/**
 * The page's icon sprite (behaviour 8.9): fetched once, put into the body once, and again from memory after each Turbo
 * or Turbolinks visit. A snapshot never holds it.
 */
class IconSprite {
  #asked: Promise<SVGSVGElement> | undefined;
  #sprite: SVGSVGElement | undefined;
  #failed = false;
  #told: unknown;

  constructor() {
    for (const event of ["turbo:before-render", "turbolinks:before-render"])
      document.addEventListener(event, () => this.#forgetFailure());
    for (const event of ["turbo:render", "turbolinks:render"])
      document.addEventListener(event, () => this.#visited());
    onBeforeSnapshot(() => {
      this.#sprite?.remove();
      setTimeout(this.#show, snapshotTime);
    });
  }

  /** The sprite once it is there. */
  get sprite(): SVGSVGElement | undefined {
    return this.#sprite;
  }

  /** Rejects with a `RequestError`, or with a `ConfigError` when the page names no sprite; see {@link tell}. */
  load(): Promise<SVGSVGElement> {
    this.#asked ??= fetchSprite().then(
      (sprite) => {
        sprite.style.position = "absolute";
        this.#sprite = sprite;
        this.#show();
        return sprite;
      },
      (error: unknown) => {
        this.#failed = true;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Reports why the sprite could not be had, once, to the first who tells. */
  tell(error: unknown, report: (error: unknown) => void): void {
    if (this.#told === error) return;
    this.#told = error;
    report(error);
  }

  /** A sprite that failed gets another chance, before the next page's icons ask for it: they mount as they come. */
  #forgetFailure(): void {
    if (!this.#failed) return;
    this.#failed = false;
    this.#asked = undefined;
  }

  /** Another page in this document: the sprite moves to its body. */
  #visited(): void {
    this.#show();
    if (!this.#asked && !isPreview()) startIconSprite();
  }

  readonly #show = (): void => {
    const sprite = this.#sprite;
    if (!sprite || sprite.parentNode === document.body) return;
    if (document.body) document.body.append(sprite);
    else document.addEventListener("DOMContentLoaded", this.#show, { once: true });
  };
}

/** The sprite of the page, the same for every bundle on it. */
export const iconSprite = onePerPage("iconSprite", () => new IconSprite());

/** Loads the sprite if the page names one. Icons that wait tell of a failure; without any, the console does. */
export function startIconSprite(): void {
  if (spriteUrl() === null) return;
  iconSprite.load().catch((error: unknown) => {
    if (!document.querySelector("yy-icon")) iconSprite.tell(error, console.error);
  });
}
