import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

const value = (attributes: string, children = "<b>você</b>") =>
  `<p>oi, <yy-session-value ${attributes}>${children}</yy-session-value>!</p>`;

describe("yy-session-value", () => {
  const demo = useDemo();

  const showToMarina = useFixture(demo, { signedInAs: 1 });

  /** Opens a new page. */
  const open = async (body: string, signedInAs?: number) => {
    demo.server.addPage("/t", { body });
    const visitor = signedInAs === undefined ? {} : { signedInAs };
    return demo.open("/t", visitor);
  };

  /** Opens a page with this response to the metadata request, and waits until it has arrived. */
  const openWith = async (user: object, body: string) => {
    demo.server.failNext({ path: "/metadata/user", body: JSON.stringify(user) });
    const page = await open(body);
    await session.waitUntilKnown(page);
    return page;
  };

  it("shows a field of the user as text", async () => {
    const page = await showToMarina(value('data-field="first_name"'));
    await page.getByText("Marina").waitFor();
    expect(await page.getByText("você").isVisible()).toBe(false);
  });

  it("takes 0 and false for values", async () => {
    const body =
      value('data-field="sold_notifications_count" data-fallback="nada"') +
      value('data-field="confirmed" data-fallback="nada"');
    const page = await openWith({ id: 1, sold_notifications_count: 0, confirmed: false }, body);
    await page.getByText("0", { exact: true }).waitFor();
    await page.getByText("false", { exact: true }).waitFor();
  });

  it.each([
    ["null", { title: null }],
    ["empty", { title: "" }],
    ["blank", { title: "  " }],
    ["absent", {}],
  ])("shows data-fallback for a field that is %s", async (_, fields) => {
    const page = await openWith(
      { id: 1, ...fields },
      value('data-field="title" data-fallback="sem título"'),
    );
    await page.getByText("sem título").waitFor();
    expect(await page.getByText("você").isVisible()).toBe(false);
  });

  it("shows data-fallback when nobody is signed in", async () => {
    const page = await open(value('data-field="first_name" data-fallback="visitante"'));
    await page.getByText("visitante").waitFor();
  });

  it("leaves the server's children without a value and a fallback, never a blank", async () => {
    const page = await openWith({ id: 1, title: null }, value('data-field="title"'));
    await waitUntilMounted(page, "yy-session-value");
    expect(await page.getByText("você").isVisible()).toBe(true);
  });

  it("shows nothing for an empty data-fallback", async () => {
    const page = await openWith({ id: 1 }, value('data-field="title" data-fallback=""'));
    await page.getByText("você").waitFor({ state: "hidden" });
  });

  it("shows the server's children while unknown", async () => {
    demo.server.failNext({ path: "/metadata/user", delay: 60_000 });
    const page = await open(value('data-field="first_name" data-fallback="visitante"'), 1);
    await waitUntilMounted(page, "yy-session-value");
    expect(await page.getByText("você").isVisible()).toBe(true);
    expect(await page.getByText("visitante").isVisible()).toBe(false);
  });

  it("keeps the server's children when the metadata cannot be had", async () => {
    demo.server.failNext({ path: "/metadata/user", status: 503, times: 2 });
    const page = await open(value('data-field="first_name" data-fallback="visitante"'), 1);
    await expect.poll(async () => (await seenErrors(page)).length).toBe(1);
    expect(await page.getByText("você").isVisible()).toBe(true);
  });

  it("follows the session", async () => {
    const page = await open(value('data-field="first_name" data-fallback="visitante"'), 1);
    await page.getByText("Marina").waitFor();
    await page.request.post("/_demo/sign-in", { data: { userId: 3 } });
    await session.refresh(page);
    await page.getByText("Beatriz").waitFor();
    await session.signOut(page);
    await page.getByText("visitante").waitFor();
  });

  it("writes markup in a value as text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    const page = await openWith({ id: 1, name }, value('data-field="name"'));
    await page.getByText(name).waitFor();
  });

  it("stands in the font of its sentence", async () => {
    const page = await showToMarina(`<h1>${value('data-field="first_name"')}</h1>`);
    const shown = page.getByText("Marina");
    const font = (element: Element) => getComputedStyle(element).font;
    expect(await shown.evaluate(font)).toBe(await page.locator("p").evaluate(font));
  });

  it.each([
    ["an object", { similar_product: { enabled: true } }, "similar_product"],
    ["a list", { friends: [1, 2] }, "friends"],
  ])(
    "refuses %s with a ConfigError, and leaves the server's children",
    async (kind, fields, field) => {
      const page = await openWith({ id: 1, ...fields }, value(`data-field="${field}"`));
      await waitForState(page, "yy-session-value", "failed");
      expect(await page.getByText("você").isVisible()).toBe(true);
      const errors = await seenErrors(page);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatchObject({ widget: "yy-session-value", name: "ConfigError" });
      expect(errors[0]?.message).toContain(`yy-session-value: data-field`);
      expect(errors[0]?.message).toContain(`not ${kind}`);
    },
  );

  it("reports a missing data-field", async () => {
    const page = await showToMarina(value(""));
    await waitForState(page, "yy-session-value", "failed");
    expect(await seenErrors(page)).toMatchObject([
      { name: "ConfigError", message: "yy-session-value: data-field is required" },
    ]);
  });

  describe("avatar", () => {
    const avatar = value('data-field="avatar" data-fallback="sem foto"');

    it("draws avatar_url, named by the first name", async () => {
      const page = await showToMarina(avatar);
      const photo = page.getByRole("img", { name: "Marina" });
      await photo.waitFor();
      expect(await photo.getAttribute("src")).toBe(
        `${demo.server.origin}/photos/marina/avatar-marina/50x50.jpg`,
      );
      expect(await photo.boundingBox()).toMatchObject({ width: 50, height: 50 });
    });

    for (const [which, avatar_url] of [
      ["null", null],
      ["a script", "javascript:alert(1)"],
      ["data", "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"],
      ["a file that is not there", "/photos/public/missing-x/50x50.jpg"],
    ] as const)
      it(`shows data-fallback when it is ${which}`, async () => {
        const page = await openWith({ id: 1, name: "Ana", avatar_url }, avatar);
        await page.getByText("sem foto").waitFor();
        await expect.poll(() => page.getByRole("img").count()).toBe(0);
      });

    it("keeps its place before it is drawn", async () => {
      demo.server.failNext({ path: "/metadata/user", delay: 60_000 });
      const page = await open('<yy-session-value data-field="avatar"></yy-session-value>', 1);
      await waitUntilMounted(page, "yy-session-value");
      expect(await page.locator("yy-session-value").boundingBox()).toMatchObject({
        width: 50,
        height: 50,
      });
    });
  });
});
