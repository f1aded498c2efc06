import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const countdown = (end: string) => `<yy-countdown data-ends-at="${end}"><i>logo</i></yy-countdown>`;

describe("yy-countdown", () => {
  const engine = useEngine();
  it("shows the time that is left, ticks, and tells the end", async () => {
    await engine.ready();
    const page = await engine.show(countdown(String(Date.now() + 90_000)));
    const shown = () => page.texts("yy-countdown >>> [part=time]");
    const before = await shown();
    expect(before).toEqual([expect.stringMatching(/^01:[23]\d$/)]);
    await expect.poll(shown).not.toEqual(before);
    const finished = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const element = document.querySelector("yy-countdown");
          element?.addEventListener("yy:countdown-finished", () => resolve(true));
          element?.setAttribute("data-ends-at", String(Date.now() + 100));
        }),
    );
    expect(await finished).toBe(true);
  });

  it("shows the server's words when the end is no time", async () => {
    const page = await engine.showOnly(countdown("amanhã"));
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.isShown("i", "logo")).toBe(true);
  });
});
