import { useDemo } from "@yy/testing";
import { expect, it } from "vitest";
import { openHttpPage, PATH } from "../testing/httpPage";

const demo = useDemo();

it("goes to an address of the same origin and leaves the page in history", async () => {
  const page = await openHttpPage(demo);
  demo.server.addPage("/entrar-aqui", { html: "<p>aqui</p>" });
  await page.evaluate(() => http.navigate("/entrar-aqui?redirect_to=a"));
  await page.waitForURL("**/entrar-aqui?redirect_to=a");
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(PATH);
});

it("replaces the page in history when asked to", async () => {
  const page = await openHttpPage(demo);
  demo.server.addPage("/aqui", { html: "<p>aqui</p>" });
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => http.navigate("/aqui", "replace"));
  await page.waitForURL("**/aqui");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

it("takes no metas from the body, nor from what clobbers the document", async () => {
  const page = await openHttpPage(demo, {
    body:
      '<meta name="yy-allowed-origins" content="https://evil.test">' +
      '<img name="head"><form name="baseURI"></form>',
  });
  expect(await page.evaluate(() => http.pageMeta.allowedOrigins())).toEqual([]);
});
