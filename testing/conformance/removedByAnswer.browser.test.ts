import { readFileSync } from "node:fs";
import { packageFile } from "@yy/demo-pages/paths";
import { recordEvents, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { schema } from "@yy/widgets/missing-price-editor/schema";
import { expect, it } from "vitest";

const tag = "yy-missing-price-editor";
const events = recordEvents(schema);
const jqueryUjs = ["jquery3/dist/jquery.min.js", "jquery-ujs/src/rails.js"]
  .map((file) => readFileSync(packageFile(file), "utf8"))
  .join(";\n");

const item = `<form data-part="item" data-item-id="401" action="/pro/precos-faltantes/401" method="post" data-remote="true">
  <label>preço <input data-part="price"></label><input type="hidden" name="price" data-part="hidden-price">
  <button>salvar</button></form>`;

const demo = useDemo();

it("a form that jQuery takes away in the answer, with its listeners, is as saved as that says", async () => {
  demo.server.addPage("/lista", { body: `<main><${tag}>${item}</${tag}></main>` });
  const page = await demo.open("/lista", {
    signedInAs: 2,
    prepare: events.on,
    // jQuery runs an answer as an inline script without a nonce.
    context: { bypassCSP: true },
  });
  await waitUntilMounted(page, tag);
  await page.evaluate(jqueryUjs);
  demo.server.failNext({
    path: "/pro/precos-faltantes/401",
    status: 200,
    contentType: "text/javascript",
    body: `jQuery("[data-item-id='401']").remove()`,
  });
  await page.locator("[data-part=price]").fill("10");
  await page.getByRole("button", { name: "salvar" }).click();
  await expect
    .poll(async () =>
      (await events.seen(page, "yy:price-saved")).map(({ from, detail }) => ({ from, detail })),
    )
    .toContainEqual({ from: tag, detail: { itemId: "401", price: 10 } });
  expect(await page.locator("[data-part=item]").count()).toBe(0);
});
