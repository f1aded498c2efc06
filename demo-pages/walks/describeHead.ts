import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntilMounted } from "@yy/testing/page";
import type { Server } from "@yy/testing/stacks";
import { afterAll, describe, expect, it } from "vitest";
import { useHost } from "./useHost";

/** A folder in the checkout, which is `/mnt` in the chroot. */
const temporary = fileURLToPath(new URL("../../.vitest", import.meta.url));

/** Long enough for code that might still load: none should. */
const waitForLateCode = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * Tests the optional parts of a shop's head under its strict policy. `HOST_SWITCH` is the path of a
 * JSON file with the page's switch; `HOST_AHEAD` puts the script inline and adds speculation rules.
 * The shop is that of `describeWalk`.
 */
export function describeHead(start: (env: Readonly<Record<string, string>>) => Promise<Server>) {
  describe("the page's switch", () => {
    mkdirSync(temporary, { recursive: true });
    const folder = mkdtempSync(join(temporary, "switch-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const write = (pageSwitch: object) =>
      writeFileSync(join(folder, "switch.json"), JSON.stringify(pageSwitch));
    const host = useHost(() => {
      write({});
      return start({ HOST_SWITCH: `/mnt/.vitest/${basename(folder)}/switch.json` });
    });

    it("has one widget off from the next page on, and on again, while the server goes on", async () => {
      write({ off: ["yy-follow-button"] });
      const page = await host.open("/p/1");
      await waitUntilMounted(page, "yy-flash");
      await waitForLateCode();
      expect(await page.locator("yy-follow-button:state(mounted)").count()).toBe(0);
      // The server's own link works without the widget.
      await page.getByRole("link", { name: "seguir João" }).click();
      await page.waitForURL("**/entrar?redirect_to=*");

      write({});
      await page.goto(host.url("/p/1"));
      await waitUntilMounted(page, "yy-follow-button");
    });
  });

  describe("pages that arrive sooner", () => {
    const host = useHost(() => start({ HOST_AHEAD: "1" }));

    // The browser reports violations of the policy, and `useHost` fails the test.
    it("have the script and the rules for pages ahead in them, with the nonce that the policy asks for", async () => {
      const page = await host.open("/p/1");
      await waitUntilMounted(page, "yy-follow-button");
      expect(await page.locator("script[src]").count()).toBe(0);
      const rules = await page.locator("script[type=speculationrules]").textContent();
      expect(JSON.parse(rules ?? "")).toHaveProperty("prerender");
    });
  });
}
