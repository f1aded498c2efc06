import { collectProblems, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-seller-contact";
const chat = "/ajuda";
const child = `<a href="${chat}">falar com <b>o João</b></a>`;

const contact = (attributes = "", children = child) =>
  `<${tag} data-chat-href="${chat}" ${attributes}>${children}</${tag}>`;

describe("yy-seller-contact", () => {
  const demo = useDemo();

  const show = useFixture(demo);

  /** Opens a new page, with a page for the chat that its link leads to. */
  async function open(body: string, head = ""): Promise<Page> {
    demo.server.addPage("/t", { body, head });
    demo.server.addPage(chat, { body: "<h1>conversa</h1>", script: "none" });
    return demo.open("/t");
  }

  /** URL and `rel` of the visible link. */
  const linkOf = async (page: Page, name = "falar com o João") => {
    await waitUntilMounted(page, tag);
    const link = page.getByRole("link", { name, exact: true });
    return { href: await link.getAttribute("href"), rel: await link.getAttribute("rel") };
  };

  it("leads to WhatsApp where there is a number, with the message written", async () => {
    const page = await open(
      contact(
        'data-whatsapp-number="+55 (31) 98765-4321" data-welcome-message="oi! vi a saia &amp; gostei"',
      ),
    );
    expect(await linkOf(page)).toEqual({
      href: "https://wa.me/5531987654321?text=oi!%20vi%20a%20saia%20%26%20gostei",
      rel: "noopener",
    });
    expect(await page.locator(`${tag}:state(whatsapp)`).count()).toBe(1);
    await page.route("https://wa.me/**", (route) => route.fulfill({ body: "conversa" }));
    await page.getByRole("link").click();
    await page.waitForURL("https://wa.me/5531987654321?text=**");
  });

  it.each([
    ["without a number", ""],
    ["with a blank one", 'data-whatsapp-number=" " data-welcome-message="oi"'],
  ])("leads to the chat %s", async (_, attributes) => {
    const page = await open(contact(attributes));
    expect(await linkOf(page)).toEqual({ href: demo.server.origin + chat, rel: null });
    expect(await page.locator(`${tag}:state(whatsapp)`).count()).toBe(0);
    await page.getByRole("link").click();
    await page.waitForURL(`**${chat}`);
  });

  it("asks WhatsApp for no text without a message", async () => {
    const page = await show(contact('data-whatsapp-number="12345678" data-welcome-message=""'));
    expect((await linkOf(page)).href).toBe("https://wa.me/12345678");
  });

  it.each(["1234567", "1234567890123456", "ligue já", "--"])(
    "refuses the number %s and keeps the server's link",
    async (number) => {
      const page = await open(contact(`data-whatsapp-number="${number}"`));
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ConfigError",
          message: `${tag}: data-whatsapp-number must be a number of 8 to 15 digits`,
        },
      ]);
      await page.getByRole("link", { name: "falar com o João" }).click();
      await page.waitForURL(`**${chat}`);
    },
  );

  it("takes its name from data-label, else from the children as they change, else from the house", async () => {
    const page = await show(contact());
    const rename = (words: string) =>
      page.locator(`${tag} > a:not([part])`).evaluate((link, text) => {
        link.textContent = text;
      }, words);
    await linkOf(page);
    await rename("chamar a Bia");
    await page.getByRole("link", { name: "chamar a Bia", exact: true }).waitFor();
    await rename(" ");
    await page.getByRole("link", { name: "falar com a loja", exact: true }).waitFor();
    await page.locator(tag).evaluate((it) => it.setAttribute("data-label", "tirar uma dúvida"));
    await page.getByRole("link", { name: "tirar uma dúvida", exact: true }).waitFor();
    expect(await page.getByRole("link").count()).toBe(1);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("is named without the icons and the hidden words of the server's link", async () => {
    const page = await show(
      contact(
        "",
        `<a href="${chat}"><svg viewBox="0 0 24 24"><title>ícone do WhatsApp</title><path d="M0 0h9v9z"/></svg>
          <i class="material-icons" aria-hidden="true">chat_bubble</i> falar com<br>o João<span hidden>, de férias</span></a>`,
      ),
    );
    await linkOf(page);
    expect(await page.locator(`${tag} [part=link]`).textContent()).toBe("falar com o João");
  });

  it("is named by a link that the page hides where scripts run", async () => {
    const page = await show(contact("", `<a href="${chat}" hidden>falar com o João</a>`));
    await linkOf(page);
  });

  it("follows a word that is hidden, or named, later", async () => {
    const page = await show(
      contact("", `<a href="${chat}">falar com o João<i>, que está de férias</i></a>`),
    );
    await linkOf(page, "falar com o João, que está de férias");
    await page.locator(`${tag} i`).evaluate((word) => word.setAttribute("hidden", ""));
    await linkOf(page);
    await page
      .locator(`${tag} > a:not([part])`)
      .evaluate((link) => link.setAttribute("aria-label", "chamar a Bia"));
    await linkOf(page, "chamar a Bia");
  });

  it("opens a chat of another site only where the page allows it", async () => {
    const foreign = contact().replace(
      `data-chat-href="${chat}"`,
      'data-chat-href="https://chat.example/2"',
    );
    const page = await show(foreign);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toMatchObject([
      { name: "ConfigError", message: "the address must be one that this page may open" },
    ]);
    expect(await page.getByRole("link", { name: "falar com o João" }).isVisible()).toBe(true);
    const allowing = await open(
      foreign,
      '<meta name="yy-allowed-origins" content="https://chat.example">',
    );
    expect((await linkOf(allowing)).href).toBe("https://chat.example/2");
  });

  it("has the room and the place of the server's plain link", async () => {
    const body = `<p>${contact("", `<a href="${chat}">falar com o João</a>`)} e mais</p>`;
    const page = await open(body);
    await linkOf(page);
    const drawn = await page.getByRole("link").boundingBox();
    const around = await page.locator("p").boundingBox();
    expect(drawn?.height).toBeGreaterThanOrEqual(44);
    demo.server.addPage("/t", { body, script: "none" });
    await page.reload();
    expect(await page.getByRole("link").boundingBox()).toEqual(drawn);
    expect(await page.locator("p").boundingBox()).toEqual(around);
  });
});
