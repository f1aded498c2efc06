import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const button = `<yy-follow-button data-user-id="4" data-follow-path="/api/users/follow"
  data-unfollow-path="/api/users/unfollow" data-login-path="/entrar" data-user-name="Beatriz"
  ><a href="/entrar">seguir Beatriz</a></yy-follow-button>`;

describe("yy-follow-button", () => {
  const engine = useEngine();
  const part = "yy-follow-button >>> button";

  it("follows by a click and unfollows by a key", async () => {
    const page = await engine.show(button);
    const answered = () =>
      engine.server.requests.map(({ method, status }) => `${method} ${status}`);
    await page.click(part);
    await expect.poll(() => page.texts(part)).toEqual(["seguindo Beatriz"]);
    await expect.poll(answered).toContain("POST 201");
    await page.press("Enter");
    await expect.poll(() => page.texts(part)).toEqual(["seguir Beatriz"]);
    await expect.poll(answered).toContain("DELETE 204");
  });

  it("takes it back when the server refuses", async () => {
    const page = await engine.show(button);
    engine.server.failNext({ path: "/api/users/follow", status: 500 });
    await page.click(part);
    await engine.expectErrors("RequestError");
    await expect.poll(() => page.texts(part)).toEqual(["seguir Beatriz"]);
  });
});
