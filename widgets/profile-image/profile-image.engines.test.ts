import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

/** A picture of one pixel. */
const photo = join(mkdtempSync(join(tmpdir(), "yy-photo-")), "eu.png");
writeFileSync(
  photo,
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
const picture = `<yy-profile-image data-kind="avatar"><img src="/photos/marina/avatar-1/96x96.jpg" width="96" height="96" alt="sua foto">
  <form action="/salvar" method="post"><input type="file" name="image" aria-label="nova foto"><button>enviar</button></form></yy-profile-image>`;

describe("yy-profile-image", () => {
  const engine = useEngine();
  const shown = () => engine.page.attribute("yy-profile-image img", "src");

  it("sends the chosen image and shows it", async () => {
    const page = await engine.show(picture);
    await page.chooseFiles("yy-profile-image >>> [type=file]", photo);
    await expect
      .poll(() => engine.server.requests.map(({ method, status }) => `${method} ${status}`))
      .toContain("PATCH 200");
    await expect.poll(shown).not.toBe("/photos/marina/avatar-1/96x96.jpg");
  });

  it("brings the former one back when the server refuses", async () => {
    const page = await engine.show(picture);
    engine.server.failNext({ path: "/api/profile/avatar", status: 500 });
    await page.chooseFiles("yy-profile-image >>> [type=file]", photo);
    await engine.expectErrors("RequestError");
    await expect.poll(() => page.isShown("yy-profile-image >>> [part=failure]")).toBe(true);
    expect(await shown()).toBe("/photos/marina/avatar-1/96x96.jpg");
  });
});
