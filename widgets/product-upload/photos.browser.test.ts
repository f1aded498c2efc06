import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdRequests } from "@yy/testing";
import { seenErrors, switchOff } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  fields,
  fillIn,
  photoPath,
  photosInput,
  picture,
  publish,
  tag,
  useListing,
  useListingFixture,
} from "./testing/useListing";

const path = "/api/product_upload/photos";
const choose = (page: Page, ...files: ReturnType<typeof picture>[]) =>
  page.getByLabel("fotos").setInputFiles(files);
/** The name of the control of ours that has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const host = document.activeElement;
    return host?.shadowRoot?.activeElement?.getAttribute("aria-label") ?? host?.localName;
  });
const remove = (page: Page, n: number) =>
  page.getByRole("button", { name: `remover foto ${n}`, exact: true });

describe(`the photos of ${tag}`, () => {
  const { demo, open, sent, asked } = useListing();
  const { show } = useListingFixture(demo);
  const openPhotos = (attributes = "") =>
    show({ attributes: `${photoPath} ${attributes}`, children: photosInput + fields });
  /** For tests that hold requests. */
  const openNewPhotos = () => open({ attributes: photoPath, children: photosInput + fields });

  it("leave with a reset of the form, which is for another listing to the server then", async () => {
    const page = await openNewPhotos();
    await fillIn(page);
    await choose(page, picture("frente.png"));
    await remove(page, 1).waitFor();
    demo.server.failNext({ path: "/produto", drop: true });
    await publish(page).click();
    await expect.poll(() => page.getByRole("alert").allTextContents()).not.toEqual([]);
    await page.locator("#f").evaluate((form) => (form as HTMLFormElement).reset());
    await expect.poll(() => remove(page, 1).count()).toBe(0);
    await fillIn(page);
    await choose(page, picture("outra.png"));
    await publish(page).click();
    await page.getByText("anúncio publicado.").waitFor();
    expect(sent().at(-1)).toMatchObject({ photos: [expect.stringMatching(/^outra-/)] });
    const keys = demo.server.requests
      .filter(({ path: asked, method }) => asked === "/produto" && method === "POST")
      .map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("go with the form where a button with an address of its own has the browser send it", async () => {
    const page = await open({
      attributes: photoPath,
      form: 'enctype="multipart/form-data"',
      children: `${photosInput}${fields}<button formaction="/receber/rascunho">salvar rascunho</button>`,
    });
    demo.server.addPage("/receber/rascunho", { body: "guardado" });
    await choose(page, picture("frente.png"), picture("costas.png"));
    await remove(page, 2).waitFor();
    // What the browser sends of files it tells nobody but the page.
    await page.evaluate(() =>
      document.addEventListener("formdata", ({ formData }) => {
        const names = formData.getAll("photos[]").map((file) => (file as File).name);
        sessionStorage.setItem("sent", names.join());
      }),
    );
    await page.getByRole("button", { name: "salvar rascunho" }).click();
    await page.getByText("guardado").waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("sent"))).toBe("frente.png,costas.png");
  });

  it("go one by one as they are chosen, show themselves, and are sent by their ids in order", async () => {
    const page = await openPhotos();
    await choose(page, picture("frente.png"), picture("costas.jpg", "image/jpeg"));
    await remove(page, 2).waitFor();
    const first = page.getByRole("img", { name: "foto 1, capa, frente.png" });
    expect(await first.getAttribute("src")).toMatch(/^data:image\/png;base64,/);
    expect(asked(path)).toHaveLength(2);
    expect(await page.getByLabel("fotos").inputValue()).toBe("");
    await expect.poll(() => page.getByLabel("fotos").getAttribute("required")).toBeNull();

    await page.getByRole("button", { name: "mover para frente: foto 2" }).press("Enter");
    await page.getByRole("img", { name: "foto 1, capa, costas.jpg" }).waitFor();
    await choose(page, picture("detalhe.webp", "image/webp"));
    await remove(page, 3).press("Enter");
    await remove(page, 3).waitFor({ state: "detached" });
    await fillIn(page);
    await publish(page).click();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      photos: [expect.stringMatching(/^costas-/), expect.stringMatching(/^frente-/)],
    });
    await page.getByText("anúncio publicado.").waitFor();
    await expect.poll(() => page.getByRole("img").count()).toBe(0);
    await expect.poll(() => page.getByLabel("fotos").getAttribute("required")).toBe("");
  });

  it("are the server's field's while the widget is off, in their order, and ours again after that", async () => {
    const page = await openNewPhotos();
    await choose(page, picture("frente.png"), picture("costas.jpg", "image/jpeg"));
    await remove(page, 2).waitFor();
    await page.getByRole("button", { name: "mover para frente: foto 2" }).press("Enter");
    await page.getByRole("img", { name: "foto 1, capa, costas.jpg" }).waitFor();
    await switchOff(page, tag);
    const inField = () =>
      page
        .getByLabel("fotos")
        .evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ name }) => name));
    await expect.poll(inField).toEqual(["costas.jpg", "frente.png"]);
    await switchOff(page);
    await page.getByRole("img", { name: "foto 1, capa, costas.jpg" }).waitFor();
    await remove(page, 2).waitFor();
    expect(await inField()).toEqual([]);
  });

  it("are looked at before they are sent, each with its reason", async () => {
    const page = await openPhotos('data-max-photo-size="2048" data-max-photos="2"');
    await choose(
      page,
      picture("nota.pdf", "application/pdf"),
      picture("vazia.png", "image/png", 0),
      picture("grande.png", "image/png", 2049),
      picture("a.png", "image/png", 2048),
      picture("b.gif", "image/gif"),
      picture("c.png"),
    );
    for (const words of [
      "nota.pdf: só dá para usar png, jpeg, webp ou gif.",
      "vazia.png: o arquivo está vazio.",
      "grande.png: é grande demais (máximo: 2 kB).",
      "c.png: só cabem 2 fotos.",
    ])
      await page.getByRole("alert").getByText(words).waitFor();
    await remove(page, 2).waitFor();
    expect(asked(path)).toHaveLength(2);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("show how far they are and can be stopped, no more than two at a time", async () => {
    const page = await openNewPhotos();
    const release = await holdRequests(page, `**${path}`);
    await choose(page, picture("a.png"), picture("b.png"), picture("c.png"));
    await page.getByRole("progressbar", { name: "enviando a.png" }).waitFor();
    await page.getByRole("progressbar", { name: "enviando c.png" }).waitFor();
    const ended = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "cancelar a.png" }).click();
    await page.getByRole("progressbar", { name: "enviando a.png" }).waitFor({ state: "detached" });
    expect(new URL((await ended).url()).pathname).toBe(path);
    await expect.poll(() => focusedName(page)).toBe("cancelar b.png");
    release();
    await remove(page, 2).waitFor();
    await expect.poll(() => focusedName(page)).toBe("remover foto 1");
    await fillIn(page);
    await publish(page).click();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      photos: [expect.stringMatching(/^b-/), expect.stringMatching(/^c-/)],
    });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("that fail say so and can be tried again, in the server's words where it has some", async () => {
    const page = await openPhotos();
    demo.server.failNext({ path, status: 422, body: '{"image":"é imagem de outra pessoa"}' });
    demo.server.failNext({ path, status: 500 });
    await choose(page, picture("a.png"));
    await page.getByText("é imagem de outra pessoa").waitFor();
    await page.getByRole("button", { name: "tentar de novo: foto 1" }).press("Enter");
    await page.getByText("não foi enviada.").waitFor();
    await expect.poll(() => focusedName(page)).toBe("tentar de novo: foto 1");
    await fillIn(page);
    await publish(page).click();
    await page.getByText("nem todas as fotos chegaram").waitFor();
    expect(sent()).toEqual([]);
    await page.getByRole("button", { name: "tentar de novo: foto 1" }).click();
    await remove(page, 1).waitFor();
    await publish(page).click();
    await expect.poll(sent).toHaveLength(1);
    expect((await seenErrors(page)).map(({ name }) => name)).toEqual([
      "RequestError",
      "RequestError",
    ]);
  });

  it("whose type the system does not know are what their first bytes say, in the order they were chosen", async () => {
    const page = await openPhotos();
    const starting = (name: string, mimeType: string, start: number[]) => ({
      name,
      mimeType,
      buffer: Buffer.concat([Buffer.from(start), Buffer.alloc(70)]),
    });
    const jpeg = [0xff, 0xd8, 0xff, 0xe0];
    await choose(
      page,
      starting("sem-tipo", "", jpeg),
      starting("velha.jpg", "image/pjpeg", jpeg),
      picture("certa.png"),
      starting("nota.pdf", "application/octet-stream", [...Buffer.from("%PDF-1.7")]),
    );
    await page
      .getByRole("alert")
      .getByText("nota.pdf: só dá para usar png, jpeg, webp ou gif.")
      .waitFor();
    await remove(page, 3).waitFor();
    for (const [index, name] of ["capa, sem-tipo", "velha.jpg", "certa.png"].entries())
      await page.getByRole("img", { name: `foto ${index + 1}, ${name}`, exact: true }).waitFor();
    expect(asked(path)).toHaveLength(3);
  });

  it("that are gone since they were chosen are named, and not tried again", async () => {
    const page = await openNewPhotos();
    const folder = await mkdtemp(join(tmpdir(), "photos-"));
    const files = ["a.png", "b.png", "sumiu.png"].map((name) => join(folder, name));
    for (const file of files) await writeFile(file, Buffer.alloc(70, "x"));
    const release = await holdRequests(page, `**${path}`);
    await page.getByLabel("fotos").setInputFiles(files);
    await page.getByRole("img", { name: "foto 3, sumiu.png" }).waitFor();
    await rm(folder, { recursive: true });
    release();
    await page.getByRole("alert").getByText("sumiu.png: o arquivo mudou").waitFor();
    await remove(page, 3).waitFor({ state: "detached" });
  });

  it("are waited for by the listing", async () => {
    const page = await openNewPhotos();
    const release = await holdRequests(page, `**${path}`);
    await choose(page, picture("a.png"));
    await fillIn(page);
    await publish(page).click();
    await page.getByText("esperando as fotos chegarem…").waitFor();
    expect(sent()).toEqual([]);
    release();
    await page.getByText("anúncio publicado.").waitFor();
    expect(sent()[0]).toMatchObject({ photos: [expect.stringMatching(/^a-/)] });
  });

  it("can be dropped anywhere on the form", async () => {
    const page = await openPhotos();
    await page.evaluate((name) => {
      const form = document.querySelector(name)?.querySelector("form");
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["a"], "solta.png", { type: "image/png" }));
      const options = { bubbles: true, cancelable: true, composed: true, dataTransfer };
      form?.dispatchEvent(new DragEvent("dragover", options));
      form?.dispatchEvent(new DragEvent("drop", options));
    }, tag);
    await page.getByRole("img", { name: "foto 1, capa, solta.png" }).waitFor();
  });

  it("chosen before the script ran go too", async () => {
    const page = await open({
      attributes: photoPath,
      children: photosInput + fields,
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          addEventListener("DOMContentLoaded", () => {
            const input = document.querySelector<HTMLInputElement>("[data-part=photos]");
            const files = new DataTransfer();
            files.items.add(new File(["a"], "cedo.png", { type: "image/png" }));
            if (input) input.files = files.files;
          });
        });
      },
    });
    await page.getByRole("img", { name: "foto 1, capa, cedo.png" }).waitFor();
  });
});
