import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const marina = 1;
const follow = `<yy-follow-button data-user-id="7" data-user-name="loja" data-follow-path="/api/users/follow"
  data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"></yy-follow-button>`;
const greeting =
  '<p>olá, <yy-session-value data-field="first_name">visitante</yy-session-value></p>';

describe("what the page's own server answers", () => {
  const demo = useDemo();
  const open = (body: string, head = "") => {
    demo.server.state.follows = [];
    demo.server.addPage("/t", { body: `<main>${body}</main>`, head });
    return demo.open("/t", { signedInAs: marina });
  };
  const script = (code: string) => `<script nonce="{{nonce}}">${code}</script>`;

  it("may be rows alone, for the page's table", async () => {
    const rows = (page: number) =>
      `<tr><td>item ${page}</td><td><input value="saia P --> M"></td></tr>`;
    const page = await open(`<table><tbody id="achados">${rows(1)}</tbody></table>
      <yy-pagination data-page="1" data-total-pages="2" data-target="achados"></yy-pagination>`);
    demo.server.addPage("/t", { html: rows(2) });
    await page.getByRole("link", { name: "próxima" }).click();
    const cells = page.locator("tbody#achados > tr > td");
    await cells.getByText("item 2").waitFor();
    expect(await cells.count()).toBe(2);
    expect(await page.getByRole("textbox").inputValue()).toBe("saia P --> M");
  });

  it("is read in the charset that it says", async () => {
    const page = await open(`<yy-content-loader data-src="/antigo"></yy-content-loader>`);
    await page.route("**/antigo", (route) =>
      route.fulfill({
        contentType: "text/html; charset=ISO-8859-1",
        body: Buffer.from('<input aria-label="título" value="camisa básica">', "latin1"),
      }),
    );
    await page.reload();
    await expect.poll(() => page.getByLabel("título").inputValue()).toBe("camisa básica");
  });

  const followed = async (page: Page) => {
    await page.getByText("Marina", { exact: true }).waitFor();
    await page.getByRole("button", { name: "seguir loja" }).click();
    await page.locator("yy-follow-button:not(:state(pending))").waitFor();
    await page.getByRole("button", { name: "seguindo loja" }).waitFor();
    expect(demo.server.state.follows).toHaveLength(1);
    expect(await seenErrors(page)).toEqual([]);
  };

  it.each([
    [
      "that makes answers of its own",
      `const own = fetch; window.fetch = async (...all) => { const answer = await own(...all);
      return new Response(await answer.blob(), answer); };`,
    ],
    [
      "that takes addresses alone",
      `const own = fetch; window.fetch = (url, options) => {
      if (url.indexOf("/proibido") >= 0) throw new Error(url); return own(url, options); };`,
    ],
  ])("is understood on a page with a script %s", async (_, code) => {
    await followed(await open(greeting + follow, script(code)));
  });

  it("is asked for at the page's origin, whatever its base says", async () => {
    demo.server.addPage("/t", {
      body: greeting,
      head: '<base href="https://cdn.exemplo.test/">',
      // The demo's own policy takes no base.
      headers: { "content-security-policy": "" },
    });
    const page = await demo.open("/t", { signedInAs: marina });
    await page.getByText("Marina", { exact: true }).waitFor();
    await waitUntilMounted(page, "yy-session-value");
    expect(await seenErrors(page)).toEqual([]);
  });
});
