import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const badge =
  '<yy-inbox-badge data-href="/perfil/mensagens"><a href="/perfil/mensagens">mensagens</a></yy-inbox-badge>';

describe("yy-inbox-badge", () => {
  const engine = useEngine();
  it("shows the unread messages in its link", async () => {
    const page = await engine.show(badge);
    await expect
      .poll(() => page.texts("yy-inbox-badge >>> [part=badge]"))
      .toEqual([expect.stringMatching(/^\d+$/)]);
    expect(await page.isShown("yy-inbox-badge")).toBe(true);
  });

  it("shows the server's link when the counters do not come", async () => {
    // On a new page, which has not had the counters yet.
    engine.leavesThePage();
    await engine.ready();
    engine.server.failNext({ path: "/api/inbox/counters", status: 500, times: 2 });
    const page = await engine.show(badge);
    await engine.expectErrors("RequestError");
    expect(await page.isShown("yy-inbox-badge a", "mensagens")).toBe(true);
  });
});
