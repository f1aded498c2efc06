import { collectProblems, type OpenOptions, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const thumbnails = `
  <a href="/videos/vestido-1974" data-video-id="vestido-1974"><img src="/photos/public/vestido-1/160x90.jpg" width="160" height="90" alt="o vestido"> da avó <span aria-hidden="true">▶</span></a>
  <a href="/videos/bolsa_palha" data-video-id="bolsa_palha" aria-label="a bolsa de palha">▶</a>
  <button type="button" data-video-id="casaco00">o casaco</button>
  <p data-video-id="sapato00" title="o sapato"></p>`;
const style = `<style nonce="{{nonce}}">p { width: 100px; height: 50px }</style>`;

describe("yy-video-gallery", () => {
  const demo = useDemo();

  const fixture = useFixture(demo, { head: style });

  interface Gallery {
    readonly children?: string;
    readonly base?: string;
  }

  const bodyOf = (
    attributes: string,
    { children = thumbnails, base = 'data-embed-base="/embed/"' }: Gallery,
  ) => `<yy-video-gallery ${base} ${attributes}>${children}</yy-video-gallery>`;

  function addVideos(): void {
    for (const id of ["vestido-1974", "bolsa_palha", "casaco00", "sapato00"]) {
      demo.server.addPage(`/embed/${id}`, { html: `<title>${id}</title><button>${id}</button>` });
      demo.server.addPage(`/videos/${id}`, { body: `<h1>${id}</h1>` });
    }
  }

  async function showGallery(attributes = "", gallery: Gallery = {}): Promise<Page> {
    addVideos();
    const page = await fixture(bodyOf(attributes, gallery));
    await waitUntilMounted(page, "yy-video-gallery");
    return page;
  }

  /** Opens a new page, which the test may leave. */
  async function openGallery(
    attributes = "",
    gallery: Gallery = {},
    visit: OpenOptions = {},
  ): Promise<Page> {
    addVideos();
    demo.server.addPage("/t", {
      body: `<main>${bodyOf(attributes, gallery)}</main>`,
      head: style,
    });
    const page = await demo.open("/t", { ...visit });
    await waitUntilMounted(page, "yy-video-gallery");
    return page;
  }

  const frames = (page: Page) => page.locator("yy-video-gallery iframe");
  const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
  const focused = (page: Page) =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return `${active?.localName} ${active?.getAttribute("data-video-id") ?? ""}`.trim();
    });

  describe("in the page", () => {
    it("has no frame before the first choice, then the chosen video above the thumbnails", async () => {
      const page = await showGallery();
      expect(await frames(page).count()).toBe(0);
      expect(demo.server.requests.filter(({ path }) => path.startsWith("/embed"))).toEqual([]);

      await link(page, "o vestido da avó").click();
      await page.getByRole("region", { name: "vídeo" }).waitFor();
      const frame = frames(page);
      expect(await frame.getAttribute("src")).toBe(
        `${demo.server.origin}/embed/vestido-1974?autoplay=1`,
      );
      expect(await frame.getAttribute("title")).toBe("o vestido da avó");
      expect(await frame.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
      expect(await frame.getAttribute("allow")).toContain("autoplay");
      await page.frameLocator("iframe").getByText("vestido-1974").waitFor();
      await expect.poll(() => focused(page)).toBe("iframe");
      expect(new URL(page.url()).pathname).toBe("/fixture");
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("plays one video at a time, without entries in the history, and names each by its thumbnail", async () => {
      const page = await showGallery('data-label="filme"');
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      for (const [press, title] of [
        [link(page, "a bolsa de palha"), "a bolsa de palha"],
        [page.getByRole("button", { name: "o casaco" }), "o casaco"],
        [page.getByRole("button", { name: "o sapato" }), "o sapato"],
      ] as const) {
        await press.click();
        await page.locator(`yy-video-gallery iframe[title="${title}"]`).waitFor();
        expect(await frames(page).count()).toBe(1);
      }
      await page.frameLocator("iframe").getByText("sapato00").waitFor();
      expect(await entries()).toBe(before);
      await page.locator("[data-video-id=casaco00]").evaluate((thumbnail) => {
        thumbnail.textContent = "";
      });
      await page
        .locator("[data-video-id=casaco00]")
        .evaluate((each) => (each as HTMLElement).click());
      await page.locator('yy-video-gallery iframe[title="filme"]').waitFor();
    });

    it("takes the frame away when it is closed, and gives the focus back", async () => {
      const page = await showGallery('data-label-close="parar"');
      await page.getByRole("button", { name: "o casaco" }).click();
      await frames(page).waitFor();
      await page.getByRole("button", { name: "parar" }).click();
      await frames(page).waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe("button casaco00");
      await page.keyboard.press("Enter");
      await frames(page).waitFor();
    });

    it.each(["inline", "modal"])(
      "ends a video (%s) of which there is no thumbnail any more",
      async (mode) => {
        const page = await showGallery(`data-mode="${mode}"`);
        await link(page, "o vestido da avó").click();
        await page.frameLocator("iframe").getByText("vestido-1974").waitFor();
        const become = (at: number, id: string) =>
          page
            .locator("[data-video-id]")
            .nth(at)
            .evaluate((thumbnail, other) => {
              thumbnail.setAttribute("data-video-id", other);
            }, id);
        // Written into another thumbnail first, as a morph does that moves them.
        await become(2, "vestido-1974");
        await become(0, "casaco00");
        expect(await frames(page).count()).toBe(1);
        await become(2, "sapato00");
        await frames(page).waitFor({ state: "detached" });
        expect(await page.getByRole("dialog").count()).toBe(0);
        expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
      },
    );

    it("is worked by keys, also where a thumbnail is neither link nor button, or comes later", async () => {
      const page = await showGallery();
      await link(page, "a bolsa de palha").press("Enter");
      await page.locator('iframe[title="a bolsa de palha"]').waitFor();
      // The focus moves to the player, which would get a key pressed before that.
      await expect.poll(() => focused(page)).toBe("iframe");
      await page.getByRole("button", { name: "o sapato" }).press(" ");
      await page.locator('iframe[title="o sapato"]').waitFor();
      await expect.poll(() => focused(page)).toBe("iframe");
      await page.evaluate(() =>
        document
          .querySelector("yy-video-gallery")
          ?.insertAdjacentHTML(
            "beforeend",
            '<ul><li data-video-id="vestido-1974">mais um</li></ul>',
          ),
      );
      await page.locator("li[role=button]").press("Enter");
      await page.locator('iframe[title="mais um"]').waitFor();
    });

    it("takes its videos from YouTube's host without cookies, unless the page says otherwise", async () => {
      const page = await openGallery(
        "",
        { base: "" },
        {
          prepare: async (fresh) => {
            await fresh.route("https://www.youtube-nocookie.com/**", (route) =>
              route.fulfill({ contentType: "text/html", body: "<p>filme</p>" }),
            );
          },
        },
      );
      await link(page, "a bolsa de palha").click();
      await expect
        .poll(() => frames(page).getAttribute("src"))
        .toBe("https://www.youtube-nocookie.com/embed/bolsa_palha?autoplay=1");
      await page.frameLocator("iframe").getByText("filme").waitFor();
      expect(collectProblems(page).cspViolations).toEqual([]);
    });
  });

  describe("a press that is not for the gallery", () => {
    it("leaves modified and prevented ones, and links that are no thumbnails, alone", async () => {
      const page = await openGallery("", {
        children: `${thumbnails}<a href="/videos/casaco00">ver a página</a>`,
      });
      await openInTab(link(page, "a bolsa de palha"));
      await page.evaluate(() =>
        document
          .querySelector("[data-video-id=casaco00]")
          ?.addEventListener("click", (event) => event.preventDefault()),
      );
      await page.getByRole("button", { name: "o casaco" }).click();
      expect(await frames(page).count()).toBe(0);
      await link(page, "ver a página").click();
      await page.waitForURL("**/videos/casaco00");
    });

    for (const id of ["", "curto", "../../evil", "a".repeat(21), "abc?def", "maçã-verde"]) {
      it(`refuses the id ${JSON.stringify(id)} when it is pressed, not sooner`, async () => {
        const page = await showGallery("", {
          children: `<button type="button" data-video-id="${id}">assistir</button>`,
        });
        expect(await seenErrors(page)).toEqual([]);
        await page.getByRole("button", { name: "assistir" }).click();
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        const [error] = await seenErrors(page);
        expect(error).toMatchObject({ widget: "yy-video-gallery", name: "ConfigError" });
        expect(error?.message).toContain("yy-video-gallery: data-video-id must be");
        expect(await frames(page).count()).toBe(0);
      });
    }

    it("leads to the video's page without the script, and where the id is refused", async () => {
      const page = await openGallery("", {
        children: '<a href="/videos/vestido-1974" data-video-id="?">o vestido</a>',
      });
      await link(page, "o vestido").click();
      await page.waitForURL("**/videos/vestido-1974");
    });
  });

  describe("in a dialog", () => {
    it("opens it with the video, holds the page, and is closed by its button, with the focus back", async () => {
      const page = await showGallery('data-mode="modal"');
      expect(await page.getByRole("dialog").count()).toBe(0);
      await link(page, "o vestido da avó").click();
      await page.getByRole("dialog", { name: "vídeo" }).waitFor();
      await page.frameLocator("iframe").getByText("vestido-1974").waitFor();
      expect(await page.locator("yy-video-gallery dialog:modal").count()).toBe(1);
      await expect.poll(() => focused(page)).toBe("dialog");
      const box = await frames(page).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      await page.getByRole("button", { name: "fechar" }).click();
      await frames(page).waitFor({ state: "detached" });
      await expect.poll(() => page.locator("yy-video-gallery dialog[open]").count()).toBe(0);
      await expect.poll(() => focused(page)).toBe("a vestido-1974");
    });

    it("is closed by Escape and by its backdrop, each time without the frame", async () => {
      const page = await openGallery('data-mode="modal"', {}, { reducedMotion: "reduce" });
      await page.getByRole("button", { name: "o casaco" }).click();
      await frames(page).waitFor();
      await page.keyboard.press("Escape");
      await frames(page).waitFor({ state: "detached" });
      await link(page, "a bolsa de palha").click();
      await frames(page).waitFor();
      await page.mouse.click(5, 5);
      await frames(page).waitFor({ state: "detached" });
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
        "visible",
      );
      expect(await seenErrors(page)).toEqual([]);
    });

    it("fits a phone on its side", async () => {
      const page = await openGallery(
        'data-mode="modal"',
        {},
        { viewport: { width: 740, height: 360 } },
      );
      await page.getByRole("button", { name: "o casaco" }).click();
      const box = await page.getByRole("dialog").boundingBox();
      expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 999) <= 360).toBe(true);
    });

    it("lets the page go when the gallery is taken away with an open dialog, or turns inline", async () => {
      const page = await showGallery('data-mode="modal"');
      await page.getByRole("button", { name: "o casaco" }).click();
      await page.getByRole("dialog").waitFor();
      await page.locator("yy-video-gallery").evaluate((gallery) => {
        gallery.setAttribute("data-mode", "inline");
      });
      await page.getByRole("region", { name: "vídeo" }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.locator("yy-video-gallery").evaluate((gallery) => {
        gallery.setAttribute("data-mode", "modal");
      });
      await page.getByRole("dialog").waitFor();
      await page.locator("yy-video-gallery").evaluate((gallery) => gallery.remove());
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
        .toBe("visible");
    });
  });

  it("stays as the server sent it where an attribute is wrong", async () => {
    demo.server.addPage("/t", {
      body: `<yy-video-gallery data-embed-base="javascript:alert(1)//">${thumbnails}</yy-video-gallery>`,
    });
    demo.server.addPage("/videos/bolsa_palha", { body: "<h1>bolsa</h1>" });
    const page = await demo.open("/t");
    await waitForState(page, "yy-video-gallery", "failed");
    expect(await seenErrors(page)).toMatchObject([{ name: "ConfigError" }]);
    await link(page, "a bolsa de palha").click();
    await page.waitForURL("**/videos/bolsa_palha");
  });
});
