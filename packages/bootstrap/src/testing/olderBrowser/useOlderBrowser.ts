import { bundleForPage, type Demo, type OpenOptions } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { beforeAll, beforeEach } from "vitest";
import { installLook } from "../lookAtWidgets";
import type { FeatureName } from "./features";
import { withoutFeatures } from "./takeAway";

/**
 * Styles of the page that could break widgets: a `display` on elements that they hide, and a box
 * with a `z-index`.
 */
const pagesOwn = `<style nonce="{{nonce}}">
  .shown { display: block } .above { position: relative; z-index: 1; background: #fff; block-size: 20rem }
</style>`;

interface Visit extends Pick<OpenOptions, "reducedMotion"> {
  readonly flavour?: "react" | "lite";
  readonly body?: string;
  /** Called with every line of the console. */
  readonly onConsole?: (text: string) => void;
}

interface OlderBrowser {
  /** Opens a page in a browser without these features. */
  open(lost: readonly FeatureName[], visit?: Visit): Promise<Page>;
  /** Forgets the errors reported so far. */
  forget(page: Page): Promise<void>;
  /**
   * Uncaught errors, and reported ones except those for page authors, which the guide shows on
   * purpose.
   */
  defects(page: Page): Promise<string[]>;
}

/** Opens pages in a Chromium without some features (docs/browsers.md). */
export function useOlderBrowser(demo: Demo): OlderBrowser {
  const uncaught: string[] = [];
  let script: string;
  beforeAll(async () => {
    script = await bundleForPage(
      "packages/bootstrap/src/testing/olderBrowser/takeAway.ts",
      "olderBrowser",
    );
  });
  beforeEach(() => {
    uncaught.length = 0;
  });

  return {
    open(lost, { flavour = "react", body = "<main></main>", onConsole, ...others } = {}) {
      demo.server.addPage("/navegador-antigo", {
        head: `<meta name="yy-icon-sprite" content="/assets/icons.svg">${pagesOwn}`,
        body,
        flavour,
      });
      return demo.open("/navegador-antigo", {
        ...others,
        signedInAs: 1,
        prepare: async (fresh) => {
          fresh.on("pageerror", (error) => uncaught.push(String(error)));
          fresh.on("console", (message) => onConsole?.(message.text()));
          const look = `(${installLook})("/dist/yy.css")`;
          const takeAway = `olderBrowser.takeAway(${JSON.stringify(lost)})`;
          await fresh.route("**/*.css", async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: withoutFeatures(await response.text(), lost) });
          });
          // All of it is one script, because the order of several is not defined.
          await fresh.addInitScript({ content: `${look};${script};${takeAway}` });
        },
      });
    },
    async forget(page) {
      await page.evaluate(() => {
        window.seenErrors = [];
      });
    },
    async defects(page) {
      const forAuthors = ["ConfigError", "ElementError", "RequestError"];
      const reported = (await seenErrors(page)).filter(({ name }) => !forAuthors.includes(name));
      return [...uncaught, ...reported.map((error) => JSON.stringify(error))];
    },
  };
}
