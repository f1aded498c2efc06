import { useServer, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("profile images", () => {
  async function send(kind: string, file: File): Promise<Response> {
    const form = new FormData();
    form.set("image", file);
    const visitor = await demo.visitor(1);
    return visitor.send(`/api/profile/${kind}`, { method: "PATCH", form, headers: version1 });
  }

  it("change the avatar, and the metadata with it", async () => {
    const answer = await send("avatar", new File(["x"], "eu.webp", { type: "image/webp" }));
    const { image_public_id } = await answer.json();
    const metadata = await (await (await demo.visitor(1)).send("/metadata/user")).json();
    expect(metadata.avatar_image_public_id).toBe(image_public_id);
  });

  it("refuse what is no image, is empty or is too large", async () => {
    const answers = [
      await send("header", new File(["x"], "eu.pdf", { type: "application/pdf" })),
      await send("header", new File([], "eu.png", { type: "image/png" })),
      await send("header", new File([new Uint8Array(10_485_761)], "eu.png", { type: "image/png" })),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422]);
  });
});
