import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const form = `<yy-form data-validate-on-submit data-submit="fetch"><form action="/cadastro" method="post">
  <label>e-mail <input name="user[email]" data-patterns="isNonEmpty,isValidEmail"></label>
  <button>cadastrar</button></form></yy-form>`;

describe("yy-form", () => {
  const engine = useEngine();
  const email = "[name='user[email]']";
  const posts = () => engine.server.requests.filter(({ method }) => method === "POST");

  it("refuses a wrong field where it stands, leads to it, and sends what is right once", async () => {
    const page = await engine.show(form);
    engine.server.failNext({ path: "/cadastro", status: 200, body: "{}" });
    await page.click("button", "cadastrar");
    await expect.poll(() => page.attribute(email, "aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("input");
    expect(posts()).toEqual([]);
    await page.type("ana@enjoei.com.br");
    await page.press("Enter");
    await expect.poll(() => posts().length).toBe(1);
    expect(await page.attribute(email, "data-state")).toContain("valid");
  });

  it("shows what the server finds wrong beside its field", async () => {
    const page = await engine.show(form);
    const body = JSON.stringify({ email: ["já existe"], base: "tente mais tarde" });
    engine.server.failNext({ path: "/cadastro", status: 422, body });
    await page.fill(email, "ana@enjoei.com.br");
    await page.click("button", "cadastrar");
    await expect.poll(() => page.isShown("yy-form", "já existe")).toBe(true);
    await expect.poll(() => page.isShown("yy-form >>> [part=errors]", "mais tarde")).toBe(true);
  });
});
