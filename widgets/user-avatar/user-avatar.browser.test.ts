import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

const marina = {
  id: 1,
  name: "Marina de Souza Alves",
  nickname: "marina",
  gender: "F",
  image_public_id: "avatar-marina",
};

const quoted = (user: unknown) => JSON.stringify(user).replaceAll('"', "&quot;");
const avatar = (user: unknown, attributes = "", children = "<b>do servidor</b>") =>
  `<yy-user-avatar data-user="${quoted(user)}" ${attributes}>${children}</yy-user-avatar>`;

describe("yy-user-avatar", () => {
  const demo = useDemo();

  const show = useFixture(demo);

  /** Opens a new page. */
  const open = async (body: string, head = "") => {
    demo.server.addPage("/t", { body, head });
    return demo.open("/t");
  };

  const photoOf = async (user: unknown, attributes?: string, head?: string) => {
    const body = avatar(user, attributes);
    const page = await (head === undefined ? show(body) : open(body, head));
    return page.locator("yy-user-avatar img").first().getAttribute("src");
  };

  it("draws the photo, named by the first word of the name", async () => {
    const page = await show(avatar(marina));
    const photo = page.getByRole("img", { name: "Marina", exact: true });
    await photo.waitFor();
    expect(await photo.getAttribute("src")).toBe(
      `${demo.server.origin}/photos/marina/avatar-marina/50x50.jpg`,
    );
    expect(await photo.getAttribute("loading")).toBe("lazy");
    expect(await page.getByText("do servidor").isVisible()).toBe(false);
  });

  describe("asks for {photo host}/{nickname or public}/{image id}/{n}x{n}.jpg", () => {
    it("of data-size", async () => {
      expect(await photoOf(marina, 'data-size="96"')).toMatch(/\/96x96\.jpg$/);
    });

    it("public without a nickname", async () => {
      expect(await photoOf({ ...marina, nickname: null })).toMatch(/\/photos\/public\/avatar-/);
    });

    it("cloudinary_public_id when there is no image_public_id", async () => {
      const { image_public_id: _, ...user } = marina;
      expect(await photoOf({ ...user, cloudinary_public_id: "nuvem" })).toMatch(
        /\/marina\/nuvem\//,
      );
    });

    it("each part encoded", async () => {
      const photo = await photoOf({ ...marina, nickname: "a/b", image_public_id: "../c?d" });
      expect(photo).toBe(`${demo.server.origin}/photos/a%2Fb/..%2Fc%3Fd/50x50.jpg`);
    });

    it("below /photos on the host of meta[name=yy-assets-host]", async () => {
      // On the page's own server, because the page's policy blocks other photos.
      const host = demo.server.origin.replace("http:", "");
      const head = `<meta name="yy-assets-host" content="${host}/">`;
      expect(await photoOf(marina, "", head)).toBe(`${host}/photos/marina/avatar-marina/50x50.jpg`);
    });

    it("on the host of meta[name=yy-photo-host], and nothing in between", async () => {
      const host = `${demo.server.origin}/outras`;
      demo.server.addPage("/outras/marina/avatar-marina/50x50.jpg", {
        html: '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>',
        headers: { "content-type": "image/svg+xml" },
      });
      const head = `<meta name="yy-photo-host" content="${host}">`;
      expect(await photoOf(marina, "", head)).toBe(`${host}/marina/avatar-marina/50x50.jpg`);
    });

    it("on the page's origin whatever its base is", async () => {
      const head = '<base href="/outra/pasta/">';
      expect(await photoOf(marina, "", head)).toBe(
        `${demo.server.origin}/photos/marina/avatar-marina/50x50.jpg`,
      );
    });
  });

  it.each([
    ["there is no photo", { ...marina, image_public_id: null }],
    ["its id is blank", { ...marina, image_public_id: " " }],
    ["it does not load", { ...marina, image_public_id: "missing-marina" }],
  ])("shows the initials of the first and last word when %s", async (_, user) => {
    const page = await show(avatar(user, 'data-size="64"'));
    const initials = page.getByRole("img", { name: "Marina", exact: true });
    await page.getByText("MA", { exact: true }).waitFor();
    expect(await initials.textContent()).toBe("MA");
    expect(await initials.boundingBox()).toMatchObject({ width: 64, height: 64 });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("leaves the server's children when there is neither photo nor name, and without a user", async () => {
    const page = await show(
      `${avatar({ name: " " })}<yy-user-avatar><i>ninguém</i></yy-user-avatar>`,
    );
    await waitUntilMounted(page, "yy-user-avatar");
    expect(await page.getByText("do servidor").isVisible()).toBe(true);
    expect(await page.getByText("ninguém").isVisible()).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("tries the photo of the next user after one that did not load", async () => {
    const page = await show(avatar({ ...marina, image_public_id: "missing-marina" }));
    await page.getByText("MA", { exact: true }).waitFor();
    await page.locator("yy-user-avatar").evaluate((element, user) => {
      element.setAttribute("data-user", JSON.stringify(user));
    }, marina);
    await page.getByAltText("Marina").waitFor();
  });

  it.each([
    ["broken JSON", '{"name":"Marina"'],
    ["a list", "[]"],
    ["no name", '{"id":1}'],
    ["a name that is a number", '{"name":5}'],
    ["an image id that is an object", '{"name":"Ana","image_public_id":{}}'],
  ])("reports %s, and the server's children stay", async (_, json) => {
    const attribute = json.replaceAll('"', "&quot;");
    const page = await show(
      `<yy-user-avatar data-user="${attribute}"><b>do servidor</b></yy-user-avatar>`,
    );
    await waitForState(page, "yy-user-avatar", "failed");
    expect(await page.getByText("do servidor").isVisible()).toBe(true);
    const errors = await seenErrors(page);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.name).toBe("ConfigError");
    expect(errors[0]?.message).toMatch(/^yy-user-avatar: data-user must be /);
  });

  it.each(["0", "-1", "12.5", "1001", "grande", ""])("refuses data-size=%j", async (size) => {
    const page = await show(avatar(marina, `data-size="${size}"`));
    await waitForState(page, "yy-user-avatar", "failed");
    expect(await seenErrors(page)).toMatchObject([
      { name: "ConfigError", message: expect.stringContaining("data-size must be an integer") },
    ]);
  });

  it("takes the user and the size as properties", async () => {
    const page = await show(avatar(marina));
    await page.getByAltText("Marina").waitFor();
    await page
      .locator("yy-user-avatar")
      .evaluate((element: HTMLElementTagNameMap["yy-user-avatar"]) => {
        element.size = 24;
        element.user = { ...(element.user ?? { name: "" }), name: "Bia" } as typeof element.user;
      });
    const photo = page.getByAltText("Bia");
    await photo.waitFor();
    expect(await photo.boundingBox()).toMatchObject({ width: 24, height: 24 });
    expect(await page.locator("yy-user-avatar").boundingBox()).toMatchObject({
      width: 24,
      height: 24,
    });
  });

  describe("keeps its box", () => {
    const size = { width: 96, height: 96 };
    const markup = avatar(marina, 'data-size="96"', "");

    it("without the script", async () => {
      demo.server.addPage("/t", { body: markup });
      const page = await demo.open("/t", { javaScript: false });
      expect(await page.locator("yy-user-avatar").boundingBox()).toMatchObject(size);
    });

    it("while it waits for the viewport", async () => {
      const page = await open(`<div><br>${"<p>oi</p>".repeat(200)}</div>${markup}`);
      await waitInPage(
        page,
        (name) => customElements.get(name) !== undefined,
        "yy-user-avatar",
        "the element to be defined",
      );
      const element = page.locator("yy-user-avatar");
      expect(await element.evaluate((it) => it.matches(":state(mounted)"))).toBe(false);
      expect(await element.boundingBox()).toMatchObject(size);
    });

    it("once drawn, photo or initials, without a layout shift", async () => {
      const lost = avatar({ ...marina, image_public_id: "missing-m" }, 'data-size="96"', "");
      const page = await open(`<p>${markup} antes</p><p>${lost} depois</p>`);
      await page.getByText("MA", { exact: true }).waitFor();
      for (const element of await page.locator("yy-user-avatar").all())
        expect(await element.boundingBox()).toMatchObject(size);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });

  it("has an edge in forced colours, where its ground is not drawn", async () => {
    const page = await open(avatar({ name: "Ana" }));
    await page.emulateMedia({ forcedColors: "active" });
    const initials = page.getByRole("img", { name: "Ana" });
    expect(await initials.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe(
      "1px",
    );
  });
});
