import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { noteChunksAndLog } from "../testing/noteChunksAndLog";

const block = (content: unknown, attributes = "") =>
  `<script type="application/json" id="yy-switch" ${attributes}>${typeof content === "string" ? content : JSON.stringify(content)}</script>`;
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const avatar = `<yy-user-avatar data-user='{"id":1,"name":"Ana"}'><i>Ana</i></yy-user-avatar>`;
const editor = `<form action="/enviado"><yy-tag-editor><label for="tags">tags</label>
  <input id="tags" name="tags" value="algodão"></yy-tag-editor></form>`;
const mask = `<yy-mask data-mask="zipcode"><label for="cep">CEP</label><input id="cep" name="cep"></yy-mask>`;

const isMounted = (page: Page, tag: string) =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => element.matches(":state(mounted)"));

describe.each([
  ["react", "module"],
  ["lite", "module"],
  ["react", "classic"],
] as const)("a tag that is off, %s, %s", (flavour, script) => {
  const demo = useDemo();

  interface Source {
    readonly body: string;
    readonly switched: string;
    readonly prepare?: (page: Page) => unknown;
    readonly signedInAs?: number;
  }

  async function open({ body, switched, prepare, signedInAs }: Source) {
    const chunks: string[] = [];
    const logged: string[] = [];
    serve("/page", body, switched);
    const page = await demo.open("/page", {
      ...(signedInAs === undefined ? {} : { signedInAs }),
      prepare: (fresh: Page) => {
        noteChunksAndLog(fresh, chunks, logged);
        return prepare?.(fresh);
      },
    });
    return { page, chunks, logged };
  }

  function serve(path: string, body: string, switched: string): void {
    demo.server.addPage(path, {
      flavour,
      script,
      libs: ["turbo"],
      head: switched,
      body: `<main id="${path.slice(1)}">${body}</main>`,
    });
  }

  async function visit(page: Page, path: string): Promise<void> {
    await page.evaluate((to) => window.Turbo.visit(to), path);
    await page.locator(`main#${path.slice(1)}`).waitFor();
    await page.waitForFunction(() => !document.documentElement.ariaBusy);
  }

  it("is never loaded, and shows what the server wrote; others are", async () => {
    const { page, chunks, logged } = await open({
      body: badge + avatar,
      switched: block({ off: ["yy-count-badge"] }),
    });
    await waitUntilMounted(page, "yy-user-avatar");
    expect(await page.evaluate(() => customElements.get("yy-count-badge"))).toBeUndefined();
    expect(chunks).not.toContain("count-badge");
    expect(await page.getByText("7", { exact: true }).isVisible()).toBe(true);
    expect(logged).toEqual([]);
  });

  it("is given back at a visit, and taken again at the next, in the same document", async () => {
    const { page, chunks } = await open({ body: badge, switched: block({}) });
    await waitUntilMounted(page, "yy-count-badge");
    serve("/off", badge + avatar, block({ off: ["yy-count-badge", "yy-user-avatar"] }));
    await visit(page, "/off");
    await expect.poll(() => isMounted(page, "yy-count-badge")).toBe(false);
    expect(chunks).not.toContain("user-avatar");
    serve("/on", badge + avatar, block({}));
    await visit(page, "/on");
    await waitUntilMounted(page, "yy-count-badge, yy-user-avatar");
    expect(await page.locator("script#yy-switch").count()).toBe(1);
    expect(await seenErrors(page)).toEqual([]);
  });

  // The two tests above cover when the classic script reads the switch. It then runs the same code
  // as the module.
  if (script === "classic") return;

  it("stays off on a page out of the router's cache from before it was", async () => {
    const { page } = await open({ body: badge, switched: block({}) });
    await waitUntilMounted(page, "yy-count-badge");
    serve("/off", badge, block({ off: ["yy-count-badge"] }));
    await visit(page, "/off");
    await page.goBack();
    await page.locator("main#page").waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await isMounted(page, "yy-count-badge")).toBe(false);
    // Off and on again with the very text of the first page.
    serve("/on", badge, block({}));
    await visit(page, "/on");
    await waitUntilMounted(page, "yy-count-badge");
  });

  it("leaves the server's field its text, focus, selection and place while somebody types", async () => {
    const { page } = await open({
      body: `${"<br>".repeat(80)}${mask}${"<br>".repeat(150)}`,
      switched: block({}),
    });
    await page.locator("#cep").scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-mask");
    const field = page.getByLabel("CEP");
    await field.pressSequentially("01310");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    const place = () =>
      field.evaluate((input: HTMLInputElement) => ({
        text: input.value,
        selection: [input.selectionStart, input.selectionEnd],
        isFocused: document.activeElement === input,
        scrolled: scrollY,
        top: input.getBoundingClientRect().top,
      }));
    const before = await place();
    await page.evaluate(
      (html) => {
        document.head.append(document.createRange().createContextualFragment(html));
      },
      block({ off: ["yy-mask"] }),
    );
    await expect.poll(() => isMounted(page, "yy-mask")).toBe(false);
    expect(await place()).toEqual(before);
    await page.keyboard.type("9");
    expect(await field.inputValue()).toMatch(/^09/);
  });

  it("hands what was being typed in its own field to the server's, with the focus", async () => {
    const { page } = await open({ body: editor, switched: block({}) });
    await waitUntilMounted(page, "yy-tag-editor");
    await page.locator("yy-tag-editor [part=field]").pressSequentially("verão");
    await page.evaluate(
      (html) => {
        document.head.append(document.createRange().createContextualFragment(html));
      },
      block({ off: ["yy-tag-editor"] }),
    );
    await expect.poll(() => isMounted(page, "yy-tag-editor")).toBe(false);
    expect(await page.locator("#tags").inputValue()).toBe("algodão, verão");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("tags");
    await page.keyboard.type(", linho");
    expect(await page.locator("#tags").inputValue()).toBe("algodão, verão, linho");
  });

  it("is off only for whom the condition holds, from when that is known", async () => {
    const { page } = await open({
      body: badge,
      switched: block({ off: [{ tag: "yy-count-badge", if: "dynamic_components_enabled" }] }),
      signedInAs: 1,
    });
    await page.waitForFunction(() => window.YY.session.getState().signedIn);
    await expect.poll(() => isMounted(page, "yy-count-badge")).toBe(false);
    await page.evaluate(() => window.YY.session.signOut());
    await waitUntilMounted(page, "yy-count-badge");
  });

  it.each([
    ["{off:", "#yy-switch must be a JSON object"],
    [{ off: ["yy-nada"] }, "#yy-switch off[0] must be the tag of a widget"],
  ])("is none where the block is %j: one error", async (content, message) => {
    const { page, logged } = await open({ body: badge, switched: block(content) });
    await waitUntilMounted(page, "yy-count-badge");
    expect(logged).toEqual([expect.stringContaining(message)]);
  });

  it("comes from data-src, which is asked for while the page is seen; a failure changes nothing", async () => {
    let answer: { status: number; body: string } = {
      status: 200,
      body: '{"off":["yy-count-badge"]}',
    };
    let asked = 0;
    const { page, logged } = await open({
      body: badge,
      switched: block({}, 'data-src="/desligados" data-every="30"'),
      prepare: async (fresh) => {
        await fresh.clock.install();
        await fresh.route("**/desligados", (route) => {
          asked += 1;
          return route.fulfill(answer);
        });
      },
    });
    await waitUntilMounted(page, "yy-count-badge");
    expect(asked).toBe(0);
    await page.clock.runFor(31_000);
    await expect.poll(() => isMounted(page, "yy-count-badge")).toBe(false);
    expect(asked).toBe(1);
    answer = { status: 500, body: "não" };
    await page.clock.runFor(10_000);
    expect(asked).toBe(1);
    await page.clock.runFor(21_000);
    await expect.poll(() => asked).toBe(2);
    expect(await isMounted(page, "yy-count-badge")).toBe(false);
    answer = { status: 200, body: "{}" };
    await expect.poll(() => logged.some((text) => text.includes("data-src"))).toBe(true);
    await page.clock.runFor(31_000);
    await waitUntilMounted(page, "yy-count-badge");
  });
});
