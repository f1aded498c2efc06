import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const header = `<yy-message-header data-message-id="default$$$203" data-redirect-url="/perfil/mensagens" data-confirm="">
  <h1>uma oferta</h1><button type="button" data-part="delete">apagar</button></yy-message-header>`;

describe("yy-message-header", () => {
  const engine = useEngine();
  it("deletes the message and goes to the list", async () => {
    const page = await engine.show(header);
    await page.click("[data-part=delete]");
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/perfil/mensagens");
    engine.leavesThePage();
  });

  it("says that it could not, and can be pressed again", async () => {
    const page = await engine.show(header);
    engine.server.failNext({ path: "/api/inbox/messages", status: 500 });
    await page.click("[data-part=delete]");
    await engine.expectErrors("RequestError");
    await expect.poll(() => page.isShown("yy-message-header >>> [part=failure]")).toBe(true);
    await expect.poll(() => page.attribute("[data-part=delete]", "disabled")).toBeUndefined();
  });
});
