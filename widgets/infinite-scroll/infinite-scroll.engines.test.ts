import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const list = `<yy-infinite-scroll data-next-url="/lista?page=2">${items("um")}</yy-infinite-scroll>`;

function items(name: string): string {
  return Array.from(
    { length: 6 },
    (_, index) => `<p>${name} ${index}</p>${"<br>".repeat(20)}`,
  ).join("");
}

describe("yy-infinite-scroll", () => {
  const engine = useEngine();
  it("adds the next page when the visitor scrolls to the end, and says when it is the last", async () => {
    await engine.ready();
    engine.server.addPage("/lista", { html: items("dois") });
    const page = await engine.show(list);
    engine.changesItsMarkup();
    expect(await page.count("yy-infinite-scroll > p")).toBe(6);
    await page.press("End");
    await expect.poll(() => page.count("yy-infinite-scroll > p")).toBe(12);
    await expect.poll(() => page.count("yy-infinite-scroll:state(finished)")).toBe(1);
  });

  it("asks again only when the visitor wants to, after an error", async () => {
    await engine.ready();
    engine.server.addPage("/lista", { html: items("dois") });
    engine.server.failNext({ path: "/lista", status: 500 });
    const page = await engine.show(list);
    engine.changesItsMarkup();
    await page.press("End");
    await engine.expectErrors("RequestError");
    await page.click("yy-infinite-scroll >>> [part=retry]");
    await expect.poll(() => page.count("yy-infinite-scroll > p")).toBe(12);
  });
});
