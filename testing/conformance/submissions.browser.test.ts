import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { sampled } from "../sample";
import { pairsOf, scriptsOf, type Way, ways } from "./submissions";

/** A widget around the common form. */
interface Case {
  readonly tag: string;
  readonly wrap: (form: string) => string;
  /** The path of the widget's own request, which has another body. */
  readonly ownPath?: string;
  /** Fields that are sent before the name. */
  readonly before?: readonly (readonly [string, string])[];
  readonly prepare?: (page: Page) => Promise<void>;
  /**
   * True when the browser sends the form. The test cannot read its files then, neither from
   * Chromium nor from the demo server.
   */
  readonly isNative?: true;
}

/** All widgets that handle the submission of a form. */
const widgets: Readonly<Record<string, Case>> = {
  "yy-form": { tag: "yy-form", wrap: (form) => `<yy-form>${form}</yy-form>`, isNative: true },
  "yy-form, sending": {
    tag: "yy-form",
    wrap: (form) => `<yy-form data-submit="fetch">${form}</yy-form>`,
  },
  "yy-purchase-rating": {
    tag: "yy-purchase-rating",
    wrap: (form) => `<yy-purchase-rating><div data-part="panel">${form}</div></yy-purchase-rating>`,
  },
  "yy-product-upload": {
    tag: "yy-product-upload",
    wrap: (form) =>
      `<yy-product-upload>${form.replace("</form>", '<div data-part="fields"></div></form>')}</yy-product-upload>`,
    ownPath: "/produto",
  },
  "yy-missing-price-editor": {
    tag: "yy-missing-price-editor",
    wrap: (form) =>
      `<yy-missing-price-editor>${form.replace(
        /<form ([^>]*)>/,
        `<form $1 data-part="item" data-item-id="1"><input aria-label="preço" data-part="price">
         <input type="hidden" name="item[price]" data-part="hidden-price">`,
      )}</yy-missing-price-editor>`,
    before: [["item[price]", "12.00"]],
    prepare: (page) => page.getByLabel("preço", { exact: true }).fill("12"),
  },
};

/** The fields as the demo server records them: the last value of a name, all values of a list. */
function asRecorded(pairs: readonly (readonly [string, string])[]): Record<string, unknown> {
  const all = (name: string) => pairs.filter(([each]) => each === name).map(([, value]) => value);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, name.endsWith("[]") ? all(name) : value]),
  );
}

/**
 * Runs in the page: whether a screen reader announces the refusal, as the description of the
 * focused element or in a live region.
 */
function isAnnounced(): boolean {
  const { activeElement } = document;
  const described = activeElement?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  const roots = [document, ...[...document.querySelectorAll("*")].map((each) => each.shadowRoot)];
  const live = roots.flatMap((root) => [
    ...(root?.querySelectorAll("[aria-live], [role=alert], [role=status]") ?? []),
  ]);
  return [...texts, ...live.map((each) => each.textContent)].some((text) =>
    text?.includes("não serve"),
  );
}

/**
 * A sample of the ways, which all cause the same event: by the browser, by each library, and ways
 * that have sent a form twice or lost fields.
 */
const waySample = [
  ...["a click", "two clicks in a row", "a button with an address of its own"],
  ...["fields that a listener of the page adds when the data is read"],
  ...["rails-ujs", "jquery_ujs", "Turbo"],
];

/** All ways for `yy-form`, and a sample for the widgets that use its code. */
const waysFor = (widget: string): Way[] =>
  widget.startsWith("yy-form") ? [...ways] : sampled(ways, ({ name }) => waySample.includes(name));

const libraryWays = ["rails-ujs", "jquery_ujs", "Turbo"];
// Without ways in which a script of the page sends the form, or empties a required field, which the
// widget reports before the refusal.
const refusableWays = (widget: string) =>
  waysFor(widget).filter(({ isByPage, name }) => !isByPage && !name.includes("empties"));
const refused: readonly (readonly [string, readonly Way[]])[] = [
  ["yy-form, sending", refusableWays("yy-form")],
  ["yy-purchase-rating", refusableWays("yy-purchase-rating")],
  ["yy-product-upload", refusableWays("yy-product-upload").filter(({ path }) => !path)],
  // The browser itself shows the response to a form that it sends.
  ["yy-form", refusableWays("yy-form").filter(({ name }) => libraryWays.includes(name))],
];

describe("submissions as others make them", () => {
  const demo = useDemo();
  let posts: Request[] = [];

  const open = async (way: Way, { wrap, tag, prepare }: Case): Promise<Page> => {
    const { fields = "", button = "<button>enviar</button>", formAttributes = "" } = way;
    const form = `<form id="f" action="/receber" method="post" ${formAttributes}>
      <p><label for="nome">nome</label> <input id="nome" name="user[name]" data-patterns="isNonEmpty" required value="ana"></p>
      <p><label>nota <input type="number" name="rating[value]" value="5"></label></p>
      ${fields}${button}</form>`;
    for (const path of ["/receber", "/receber/rascunho"])
      demo.server.addPage(path, { body: '<p id="done">recebido</p>' });
    demo.server.addPage("/formulario", {
      head: way.scripts ? scriptsOf(way) : "",
      body: `<main>${wrap(form)}${way.outside ?? ""}</main>`,
      libs: [...(way.libs ?? [])],
    });
    const page = await demo.open("/formulario");
    await waitUntilMounted(page, tag);
    await page.getByRole("button", { name: "enviar" }).or(page.getByAltText("enviar")).waitFor();
    await prepare?.(page);
    posts = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request);
    });
    return page;
  };

  /** The ways that the tests of a refusal below use; these also check the request. */
  const refusedWays = (name: string) => refused.find(([each]) => each === name)?.[1] ?? [];

  describe.each(Object.entries(widgets))("%s", (name, widget) => {
    const known = waysFor(name).filter(
      ({ formAttributes }) => !(widget.isNative && formAttributes?.includes("multipart")),
    );
    const asked = sampled(known, (way) => way === known[0] || !refusedWays(name).includes(way));
    it.each(asked.map((way) => [way.name, way] as const))("%s: once, and whole", async (_, way) => {
      const page = await open(way, widget);
      await way.go(page);
      await expect.poll(() => posts.length).toBe(1);
      await expectWhole(way, widget);
      await page.waitForTimeout(100);
      expect(posts).toHaveLength(1);
    });
  });

  /** Expects the first request to have the right path and all fields. */
  const expectWhole = async (way: Way, { ownPath, before = [] }: Case) => {
    const [request] = posts as [Request];
    const { pathname } = new URL(request.url());
    expect(pathname).toBe(way.path ?? (way.isByPage ? undefined : ownPath) ?? "/receber");
    await request.response();
    const received = demo.server.requests.findLast(({ method }) => method === "POST");
    if (pathname === ownPath) {
      expect(received?.body).toMatchObject({ "user[name]": "ana" });
      return;
    }
    const expected = [
      ...before,
      ["user[name]", "ana"],
      ["rating[value]", "5"],
      ...(way.sent ?? []),
    ] as [string, string][];
    const pairs = await pairsOf(request);
    if (pairs) {
      expect(pairs).toEqual(expected);
      return;
    }
    // Chromium does not reveal some bodies; the server has recorded their fields.
    const fields = Object.entries(received?.body as Record<string, string | { fileName: string }>);
    const named = fields.map(([name, value]) => [
      name,
      typeof value === "object" && "fileName" in value ? value.fileName : value,
    ]);
    expect(Object.fromEntries(named)).toEqual(asRecorded(expected));
  };

  describe("once, and whole: what the server refuses stands beside its field, is told, and can be sent again", () => {
    const refusal = '{"user[name]":["não serve"]}';
    const headers = { "content-type": "application/json" };
    for (const [name, some] of refused)
      it.each(some.map((way) => [way.name, way] as const))(`${name}: %s`, async (_, way) => {
        const widget = widgets[name] as Case;
        const page = await open(way, widget);
        for (const path of ["/receber", "/receber/rascunho", "/produto"])
          demo.server.addPage(path, { html: refusal, status: 422, headers });
        await way.go(page);
        await page.getByText("não serve").first().waitFor();
        await expectWhole(way, widget);
        const field = page.locator("#nome");
        expect(await field.getAttribute("aria-invalid")).toBe("true");
        await expect.poll(() => page.evaluate(isAnnounced)).toBe(true);
        expect(posts).toHaveLength(1);
        await field.fill("bia");
        await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
        await expect.poll(() => posts.length).toBe(2);
      });
  });

  describe("a form without its required name is sent by nobody", () => {
    const byLibraries = ways.filter(({ libs, scripts }) => libs ?? scripts);
    for (const widget of ["yy-form", "yy-form, sending"] as const)
      it.each(byLibraries.map((way) => [way.name, way] as const))(
        `${widget}: %s`,
        async (_, way) => {
          const page = await open(way, widgets[widget] as Case);
          await page.locator("#nome").fill("");
          // Scripts and libraries submit even when the button is disabled.
          await page.evaluate("document.forms.f.requestSubmit()");
          await page.locator("[data-yy-message]").waitFor();
          expect(await page.evaluate(() => document.activeElement?.id)).toBe("nome");
          await page.waitForTimeout(50);
          expect(posts).toEqual([]);
        },
      );
  });
});
