import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { pairsOf, scriptsOf, type Way, ways } from "./submissions";

/** The widgets that follow a form to the server, around the same one. */
const widgets = {
  "yy-form": (form: string) => `<yy-form>${form}</yy-form>`,
  "yy-form, sending": (form: string) => `<yy-form data-submit="fetch">${form}</yy-form>`,
  "yy-purchase-rating": (form: string) =>
    `<yy-purchase-rating><div data-part="panel">${form}</div></yy-purchase-rating>`,
};

/** The fields as the demo server keeps them: the last of a name, all of a list. */
function asRecorded(pairs: readonly (readonly [string, string])[]): Record<string, unknown> {
  const all = (name: string) => pairs.filter(([each]) => each === name).map(([, value]) => value);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, name.endsWith("[]") ? all(name) : value]),
  );
}

describe("submissions as others make them", () => {
  const demo = useDemo();
  let posts: Request[] = [];

  const open = async (way: Way, wrap: (form: string) => string, tag: string): Promise<Page> => {
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
    posts = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request);
    });
    return page;
  };

  for (const [widget, wrap] of Object.entries(widgets)) {
    const tag = widget.split(",")[0] as string;
    describe(widget, () => {
      it.each(ways.map((way) => [way.name, way] as const))(
        "%s: once, and whole",
        async (_, way) => {
          const page = await open(way, wrap, tag);
          await way.go(page);
          await expect.poll(() => posts.length).toBe(1);
          const [request] = posts as [Request];
          expect(new URL(request.url()).pathname).toBe(way.path ?? "/receber");
          const expected = [["user[name]", "ana"], ["rating[value]", "5"], ...(way.sent ?? [])] as [
            string,
            string,
          ][];
          await request.response();
          const pairs = await pairsOf(request);
          if (pairs) expect(pairs).toEqual(expected);
          else expect(demo.server.requests.at(-1)?.body).toEqual(asRecorded(expected));
          await page.waitForTimeout(100);
          expect(posts).toHaveLength(1);
        },
      );
    });
  }

  describe("a form without its required name is sent by nobody", () => {
    const byLibraries = ways.filter(({ libs, scripts }) => libs ?? scripts);
    for (const widget of ["yy-form", "yy-form, sending"] as const)
      it.each(byLibraries.map((way) => [way.name, way] as const))(
        `${widget}: %s`,
        async (_, way) => {
          const page = await open(way, widgets[widget], "yy-form");
          await page.locator("#nome").fill("");
          // Past a button that is disabled, as scripts and libraries go.
          await page.evaluate("document.forms.f.requestSubmit()");
          await page.locator("[data-yy-message]").waitFor();
          expect(await page.evaluate(() => document.activeElement?.id)).toBe("nome");
          await page.waitForTimeout(50);
          expect(posts).toEqual([]);
        },
      );
  });
});
