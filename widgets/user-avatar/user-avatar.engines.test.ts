import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const user = { id: 1, name: "Marina Alves", nickname: "marina", gender: "F" };
const avatar = (data: string) =>
  `<yy-user-avatar data-user='${data}'><i>Marina</i></yy-user-avatar>`;

describe("yy-user-avatar", () => {
  const engine = useEngine();
  it("shows the photo, and the initials when there is none or it does not come", async () => {
    const photo = (name: string) => JSON.stringify({ ...user, image_public_id: name });
    const page = await engine.show(avatar(photo("avatar-1")));
    await expect.poll(() => page.isShown("yy-user-avatar >>> [part=photo]")).toBe(true);
    engine.server.failNext({ path: "/photos/marina/some", status: 404 });
    await page.evaluate((data) => {
      document.querySelector("yy-user-avatar")?.setAttribute("data-user", data);
    }, photo("some"));
    await expect.poll(() => page.texts("yy-user-avatar >>> [part=initials]")).toEqual(["MA"]);
  });

  it("keeps the server's words when its data is no user", async () => {
    const page = await engine.showOnly(avatar("{"));
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("i", "Marina")).toBe(true);
  });
});
