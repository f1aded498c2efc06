import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const listing = (page: number) => `<section id="lista"><p>peça ${page}</p></section>
  <yy-pagination data-page="${page}" data-total-pages="3" data-target="lista"><a href="?page=2">2</a></yy-pagination>`;

describe("yy-pagination", () => {
  const engine = useEngine();
  const next = "yy-pagination >>> [part=next]";
  const items = () => engine.page.texts("#lista p");

  async function show() {
    await engine.ready();
    engine.server.addPage("/motores", ({ searchParams }) => ({
      html: `<section id="lista"><p>peça ${searchParams.get("page")}</p></section>`,
    }));
    return engine.show(listing(1));
  }

  it("brings the next page into the listing, and back goes back", async () => {
    const page = await show();
    await page.click(next);
    await expect.poll(items).toEqual(["peça 2"]);
    expect(await page.evaluate(() => location.search)).toBe("?page=2");
    await page.evaluate(() => history.back());
    await expect.poll(items).toEqual(["peça 1"]);
    engine.leavesThePage();
  });

  it("stays where it is when the page does not come, and tries again", async () => {
    const page = await show();
    engine.server.failNext({ path: "/motores", status: 500 });
    await page.click(next);
    await engine.expectErrors("RequestError");
    expect(await items()).toEqual(["peça 1"]);
    await page.click("yy-pagination >>> [part=retry]");
    await expect.poll(items).toEqual(["peça 2"]);
    engine.leavesThePage();
  });
});
