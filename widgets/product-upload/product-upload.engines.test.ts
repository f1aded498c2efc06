import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const upload = `<yy-product-upload data-photo-path="/api/product_upload/photos"><form action="/vender" method="post">
  <label>fotos <input type="file" multiple data-part="photos"></label>
  <label>título <input name="title"></label><div data-part="suggestions"></div>
  <label>categoria <select name="subcategory_id"><option value="">escolha</option><option value="1">vestidos</option></select></label>
  <div data-part="fields"></div><label>preço <input name="price"></label><button>publicar</button></form></yy-product-upload>`;

describe("yy-product-upload", () => {
  const engine = useEngine();
  const sent = () => engine.server.requests.filter(({ path }) => path === "/produto");

  async function fillIn() {
    const page = await engine.show(upload);
    await page.fill("[name=title]", "Bolsa");
    await page.fill("[name=price]", "80");
    return page;
  }

  it("draws the fields of a category, and sends the listing once", async () => {
    const page = await fillIn();
    await page.focus("select");
    await page.press("v");
    await expect.poll(() => page.count("[data-part=fields] :is(input, select)")).toBeGreaterThan(0);
    await page.click("button", "publicar");
    await expect.poll(() => sent().map(({ status }) => status)).toEqual([201]);
    await expect.poll(() => page.value("[name=title]")).toBe("");
  });

  it("keeps what was typed when the server is down", async () => {
    const page = await fillIn();
    engine.server.failNext({ path: "/produto", status: 503 });
    await page.click("button", "publicar");
    await engine.expectErrors("RequestError");
    await expect.poll(() => page.isShown("yy-product-upload >>> [part=failure]")).toBe(true);
    expect(await page.value("[name=title]")).toBe("Bolsa");
  });
});
