import { useDemo } from "@yy/testing";
import { switchOff, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const released = '{ "release": { "0.9.0": 100 } }';
const body = `<main>${"<br>".repeat(60)}
  <yy-form data-submit="fetch" data-mount="eager"><form action="/anuncio" method="post">
    <input type="hidden" name="authenticity_token" value="{{csrf}}">
    <label for="texto">descrição</label><textarea id="texto" name="texto" rows="9"></textarea>
    <button>publicar</button>
  </form></yy-form>${"<br>".repeat(60)}</main>`;

describe("a form of a release that cannot send it", () => {
  const demo = useDemo();

  /** Serves the page's own build as release 0.9.0 too, whose `sendForm` throws. */
  async function breakRelease(page: Page): Promise<void> {
    await page.route("**/0.9.0/**", async (route) => {
      const url = route.request().url().replace("/0.9.0/", "/dist/");
      const response = await route.fetch({ url });
      const text = await response.text();
      const broken = text.replace(/[\w$]+ as sendForm\b/, "cannotSend as sendForm");
      const fault = 'function cannotSend(){throw new TypeError("broken release")}';
      await route.fulfill({ response, body: broken === text ? text : fault + broken });
    });
  }

  it("is sent by the browser once it is switched off, with every letter, at the same place", async () => {
    demo.server.addPage("/anunciar", {
      head: `<script type="application/json" id="yy-switch">${released}</script>`,
      body,
    });
    demo.server.addPage("/anuncio", { body: "<h1>no ar</h1>" });
    const sent: (string | null)[] = [];
    const page = await demo.open("/anunciar", {
      prepare: async (fresh) => {
        fresh.on("request", (request) => {
          if (request.method() !== "POST" || !request.url().endsWith("/anuncio")) return;
          sent.push(new URLSearchParams(request.postData() ?? "").get("texto"));
        });
        await breakRelease(fresh);
      },
    });
    const isMounted = () =>
      page.locator("yy-form").evaluate((form) => form.matches(":state(mounted)"));
    await waitUntilMounted(page, "yy-form");
    const field = page.getByLabel("descrição");
    await field.pressSequentially("usei uma vez só, num casamento.");
    await page.getByRole("button", { name: "publicar" }).click();
    await page.locator("yy-form [part=errors] p").first().waitFor();
    expect(sent).toEqual([]);

    await field.evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.scrollIntoView({ block: "start" });
      area.setSelectionRange(15, 15);
    });
    await page.keyboard.type(", e com cuidado");
    const place = () =>
      field.evaluate((area: HTMLTextAreaElement) => ({
        text: area.value,
        caret: area.selectionStart,
        isFocused: document.activeElement === area,
        top: area.getBoundingClientRect().top,
      }));
    const before = await place();
    await switchOff(page, "yy-form");
    await expect.poll(isMounted).toBe(false);
    expect(await place()).toEqual(before);
    await page.getByRole("button", { name: "publicar" }).click();
    await page.getByRole("heading", { name: "no ar" }).waitFor();
    expect(sent).toEqual(["usei uma vez só, e com cuidado, num casamento."]);
  });
});
