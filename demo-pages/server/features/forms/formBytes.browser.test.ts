import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { Hono } from "hono";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type { DemoEnv } from "../../middleware/environment";

/** A request as the server received it. */
interface Received {
  readonly method: string;
  readonly query: string;
  readonly type: string;
  /** One character for each byte; a boundary is always written as `BOUNDARY`. */
  readonly body: string;
}

const received: Received[] = [];
let charset = "utf-8";
let markup = "";

const server = new Hono<DemoEnv>();
server.get("/pagina", () => {
  const html = `<!doctype html><html lang="pt-BR"><title>formulário</title>
    <script type="module" src="/dist/yy.js"></script><main>${markup}</main>`;
  return new Response(html.replaceAll("á", "&aacute;"), {
    headers: { "content-type": `text/html; charset=${charset}` },
  });
});
server.all("/bytes", async ({ req }) => {
  const bytes = Buffer.from(await req.arrayBuffer()).toString("latin1");
  const type = req.header("content-type") ?? "";
  const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? "\0";
  received.push({
    method: req.method,
    query: new URL(req.url).search,
    type: type.replace(boundary, "BOUNDARY"),
    body: bytes.replaceAll(boundary, "BOUNDARY"),
  });
  return new Response("<!doctype html><title>recebido</title>", {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
});

/** What differs between the forms of the table. */
interface Row {
  readonly charset?: string;
  readonly form?: string;
  readonly button?: string;
  /**
   * The browser sends the form whatever the tag says, and shows the answer in another window or on
   * a page of its own.
   */
  readonly isSentByBrowser?: true;
}

const rows: readonly (readonly [string, Row])[] = [
  ["a post", {}],
  ["a get", { form: 'method="get" action="/bytes?some=1"' }],
  ["a post in parts", { form: 'enctype="multipart/form-data"' }],
  ["a page in ISO-8859-1", { charset: "iso-8859-1" }],
  ["a get of a page in ISO-8859-1", { charset: "iso-8859-1", form: 'method="get"' }],
  [
    "parts of a page in ISO-8859-1",
    { charset: "iso-8859-1", form: 'enctype="multipart/form-data"' },
  ],
  ["a form that wants ISO-8859-1", { form: 'accept-charset="iso-8859-1"' }],
  [
    "a form that wants UTF-8 on an old page",
    { charset: "windows-1252", form: 'accept-charset="nada utf-8"' },
  ],
  ["a form in Cyrillic", { form: 'accept-charset="koi8-r"' }],
  ["a form in Japanese", { form: 'accept-charset="shift_jis"', isSentByBrowser: true }],
  ["plain text", { form: 'enctype="text/plain"', isSentByBrowser: true }],
  ["a button with an address", { form: 'action="/nada"', button: 'formaction="/bytes"' }],
  ["a button that posts", { form: 'method="get"', button: 'formmethod="post"' }],
  ["a button that gets", { button: 'formmethod="get"', isSentByBrowser: true }],
  ["a button with parts", { button: 'formenctype="multipart/form-data"', isSentByBrowser: true }],
  ["a button for another window", { button: 'formtarget="_blank"', isSentByBrowser: true }],
  ["a form for another window", { form: 'target="_blank"', isSentByBrowser: true }],
];

describe("the bytes of a form", () => {
  const demo = useDemo({ before: server });

  const send = async (row: Row, attributes: string): Promise<Received> => {
    charset = row.charset ?? "utf-8";
    const { form = "", button = "" } = row;
    // Browsers keep the first of two attributes with the same name.
    markup = `<yy-form ${attributes}><form ${form} action="/bytes" method="post">
      <input type="hidden" name="_charset_">
      <input aria-label="nome" name='o "nome"'>
      <textarea aria-label="texto" name="texto"></textarea>
      <input type="file" aria-label="foto" name="foto"><input type="file" name="vazio">
      <button name="commit" value="enviar &amp; já" ${button}>enviar</button></form></yy-form>`;
    const page: Page = await demo.open("/pagina");
    await waitUntilMounted(page, "yy-form");
    await page.getByLabel("nome").fill("São João* -_.~'+&=");
    await page.getByLabel("texto").fill("uma\nção\n10 € — 日本 😀 Привет");
    await page
      .getByLabel("foto")
      .setInputFiles({ name: 'ação "1".txt', mimeType: "text/plain", buffer: Buffer.from("ól\n") });
    const before = received.length;
    await page.getByRole("button", { name: "enviar" }).click();
    await expect.poll(() => received.length).toBe(before + 1);
    return received.at(-1) as Received;
  };

  it.each(rows)("are the same whoever sends it: %s", async (_, row) => {
    const byBrowser = await send(row, "");
    const byWidget = await send(row, 'data-submit="fetch"');
    expect(byWidget).toEqual(byBrowser);
    expect(byBrowser.body + byBrowser.query).toContain("_charset_");
  });

  it("are not sent where a button closes the dialog around it", async () => {
    markup = `<dialog open><yy-form data-submit="fetch"><form action="/bytes" method="post">
      <input name="nome" required><button formmethod="dialog" formnovalidate>cancelar</button><button>apagar</button>
      </form></yy-form></dialog>`;
    const page = await demo.open("/pagina");
    await waitUntilMounted(page, "yy-form");
    const before = received.length;
    await page.getByRole("button", { name: "cancelar" }).click();
    await expect
      .poll(() => page.locator("dialog").evaluate((it: HTMLDialogElement) => it.open))
      .toBe(false);
    expect(received).toHaveLength(before);
  });
});
