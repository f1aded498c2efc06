import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const row = (id: string) =>
  `<li data-message-id="${id}" data-read="false"><input type="checkbox" aria-label="escolher ${id}"> ${id}</li>`;
const list = `<yy-message-list>
  <label><input type="checkbox" data-part="select-all"> todas</label>
  <div data-part="toolbar"><button type="button" data-part="read">lidas</button><button type="button" data-part="delete">apagar</button></div>
  <ul data-part="messages">${row("default$$$201")}${row("default$$$203")}</ul><p data-part="empty">nada por aqui</p>
</yy-message-list>`;

describe("yy-message-list", () => {
  const engine = useEngine();
  const unread = "[data-message-id][data-read=false]";

  it("chooses all, and marks them as read", async () => {
    const page = await engine.show(list);
    expect(await page.isShown("[data-part=toolbar]")).toBe(false);
    await page.click("[data-part=select-all]");
    await expect.poll(() => page.isShown("[data-part=toolbar]")).toBe(true);
    await page.click("[data-part=read]");
    await expect.poll(() => page.count(unread)).toBe(0);
  });

  it("brings a row back when the server does not delete it", async () => {
    const page = await engine.show(list);
    engine.server.failNext({ path: "/api/inbox/messages", method: "DELETE", status: 500 });
    await page.click("[data-message-id='default$$$203'] input");
    await page.click("[data-part=delete]");
    await engine.expectErrors("RequestError");
    await expect.poll(() => page.texts("[data-message-id]")).toHaveLength(2);
  });
});
