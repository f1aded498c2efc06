import { useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { eventsOf, openForm, sendButton, stopClock } from "./testing/formOnPage";

const demo = useDemo();
const outcomes = (page: Page) => eventsOf(page, "yy:form-submitted", "yy:form-failed");
const send = (page: Page) => page.getByRole("button", { name: "enviar" }).click();

async function openWithFile(bytes: number, attributes = 'data-submit="fetch"'): Promise<Page> {
  demo.server.addPage("/receber", {
    html: '{"id": 7}',
    headers: { "content-type": "application/json" },
  });
  const page = await openForm(
    demo,
    `<label>nome <input name="nome" value="saia"></label><label>foto <input type="file" name="foto"></label>${sendButton}`,
    { attributes, formAttributes: 'enctype="multipart/form-data"', signedInAs: 2 },
  );
  await page
    .getByLabel("foto")
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.alloc(bytes, 1) });
  return page;
}

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const instruments = await page.context().newCDPSession(page);
  await instruments.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

it("takes as long as a slow line needs, while something is on its way, and shows how far it is", async () => {
  const page = await openWithFile(2_000_000);
  await slowDown(page, 200_000);
  await stopClock(page);
  await send(page);
  await page.clock.runFor(1_000);
  const bar = page.locator("yy-form").getByRole("progressbar");
  let former = 0;
  for (let seconds = 0; seconds < 60; seconds += 20) {
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return Number(await bar.getAttribute("value"));
      })
      .toBeGreaterThan(former);
    former = Number(await bar.getAttribute("value"));
    await page.clock.runFor(20_000);
  }
  expect(await outcomes(page)).toEqual([]);
  expect(await bar.getAttribute("aria-label")).toBe("enviando…");
  const part = Number(await bar.getAttribute("value"));
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(100);
  await slowDown(page, -1);
  await expect
    .poll(() => outcomes(page), { timeout: 15_000 })
    .toEqual([{ type: "yy:form-submitted", detail: { status: 200, body: { id: 7 } } }]);
  await expect.poll(() => bar.count()).toBe(0);
  const { headers, body, method } = demo.server.requests.at(-1) ?? {};
  expect(method).toBe("POST");
  expect(headers?.accept).toBe("application/json, text/html;q=0.9");
  expect(headers?.["x-csrf-token"]).toBeTruthy();
  expect(body).toMatchObject({ nome: "saia", foto: { fileName: "foto.png", size: 2_000_000 } });
});

it("ends when nothing has come or gone for 30 seconds", async () => {
  const page = await openWithFile(10);
  demo.server.failNext({ path: "/receber", method: "POST", delay: 60_000 });
  await stopClock(page);
  const asked = page.waitForRequest("**/receber");
  await send(page);
  await asked;
  // The page hears that its ten bytes have gone: from then on nothing moves.
  await page.waitForTimeout(250);
  await page.clock.runFor(25_000);
  expect(await outcomes(page)).toEqual([]);
  await page.clock.runFor(6_000);
  await expect
    .poll(() => outcomes(page))
    .toEqual([{ type: "yy:form-failed", detail: { status: 0, errors: {} } }]);
  expect(await page.getByRole("alert").textContent()).toContain("não sabemos se");
  expect(await page.getByLabel("foto").evaluate((it: HTMLInputElement) => it.files?.length)).toBe(
    1,
  );
});

it.each([
  ["another page", "/obrigada"],
  ["the page that it was posted to", "/receber"],
])("goes where the server redirects a form with files: %s", async (_, location) => {
  const page = await openWithFile(10);
  demo.server.addPage("/obrigada", { body: "obrigada!" });
  if (location === "/receber") demo.server.addPage("/receber", { body: "obrigada!" });
  const redirect = { path: "/receber", method: "POST", status: 302, body: "" };
  demo.server.failNext({ ...redirect, headers: { location } });
  await send(page);
  await page.getByText("obrigada!").waitFor();
  expect(new URL(page.url()).pathname).toBe(location);
});

it("shows the server's messages on a form with files, and the way to sign in", async () => {
  const page = await openWithFile(10);
  const errors = { foto: ["não é uma imagem"] };
  demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify({ errors }) });
  await send(page);
  await page.getByText("não é uma imagem").waitFor();
  demo.server.failNext({
    path: "/receber",
    status: 302,
    body: "",
    headers: { location: "/entrar" },
  });
  await send(page);
  await page.locator("yy-form").getByRole("link", { name: "entrar" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/formulario");
});
