import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const notice = (user: string) =>
  `<yy-vacation-notice ${user}><p>esta loja está de férias</p></yy-vacation-notice>`;

describe("yy-vacation-notice", () => {
  const engine = useEngine({ signedInAs: 7 });
  it("shows on the store of a member who is away, not on another's", async () => {
    const page = await engine.show(notice('data-user-id="7"'));
    await expect
      .poll(() => page.isShown("yy-vacation-notice >>> [part=notice]", "férias"))
      .toBe(true);
    await page.evaluate(() => {
      document.querySelector("yy-vacation-notice")?.setAttribute("data-user-id", "3");
    });
    await expect.poll(() => page.isShown("yy-vacation-notice >>> [part=notice]")).toBe(false);
  });

  it("asks for nothing that it knows, and goes with its session", async () => {
    const page = await engine.show(notice(""));
    await expect.poll(() => page.isShown("yy-vacation-notice >>> [part=notice]")).toBe(true);
    expect(engine.server.requests.filter(({ path }) => path === "/api/vacation")).toEqual([]);
  });
});
