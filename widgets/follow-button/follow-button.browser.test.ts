import { useDemo } from "@yy/demo-pages/testing";
import { describe, expect, it } from "vitest";

const button = (id: number, attributes = "") =>
  `<yy-follow-button data-user-id="${id}" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar" ${attributes}><a href="/entrar">seguir</a></yy-follow-button>`;

describe("yy-follow-button", () => {
  const demo = useDemo();

  it("follows at once and tells the server", async () => {
    demo.server.addPage("/t", { body: button(3, 'data-user-name="Ana"') });
    const page = await demo.open("/t", { signedInAs: 1 });
    await page.getByRole("button", { name: "seguir Ana" }).click();
    await page.getByRole("button", { name: "seguindo Ana", pressed: true }).waitFor();
    await expect
      .poll(() =>
        demo.server.requests.filter(({ method }) => method === "POST").map(({ body }) => body),
      )
      .toEqual([{ following_id: "3" }]);
  });
});
