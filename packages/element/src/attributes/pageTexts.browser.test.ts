import { bundleForPage, useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-probe";
const probeFile = "packages/element/testing/probeWidget.tsx";

describe("texts of a page", () => {
  const demo = useDemo();

  const scriptOf = (texts: unknown) =>
    `<script type="application/json" id="yy-texts">${typeof texts === "string" ? texts : JSON.stringify(texts)}</script>`;
  const texts = (values: object) => scriptOf({ [tag]: values });

  interface Opened {
    readonly head?: string;
    readonly prepare?: (page: Page) => unknown;
  }

  /** The widget is defined while the head is read, before anything of the body is there. */
  async function open(body: string, { head = "", prepare }: Opened = {}): Promise<Page> {
    const inlineScript = await bundleForPage(probeFile, "probe", { flavour });
    demo.server.addPage("/textos", {
      head,
      body: `<main>${body}</main>`,
      inlineScript,
      script: "none",
    });
    return demo.open("/textos", { prepare });
  }

  const shown = (page: Page, id = "") =>
    page.evaluate(
      (selector) => document.querySelector(selector)?.shadowRoot?.querySelector("p")?.textContent,
      tag + id,
    );
  const expectShown = (page: Page, text: string) => expect.poll(() => shown(page)).toBe(text);
  const property = (page: Page, name: string) =>
    page.evaluate((key) => Reflect.get(document.querySelector("yy-probe") as object, key), name);
  const write = (page: Page, text: string) =>
    page.evaluate((value) => {
      (document.querySelector("#yy-texts") as Element).textContent = value;
    }, text);
  const error = (message: string, widget = "main") => ({
    widget,
    name: "ConfigError",
    message,
  });

  it("stand in for absent attributes, with a default or without, also as JSON", async () => {
    const page = await open(
      `${texts({ label: "nome {n}", hint: "dica", words: ["a", "b"] })}<${tag}></${tag}>`,
    );
    await expectShown(page, "nome {n}");
    expect(await property(page, "label")).toBe("nome {n}");
    expect(await property(page, "hint")).toBe("dica");
    expect(await property(page, "words")).toEqual(["a", "b"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("give way to an attribute, an empty one too, and to a property", async () => {
    const page = await open(
      `${texts({ label: "da página" })}<${tag} data-label="" data-mount="eager"></${tag}><${tag} id="own"></${tag}>`,
    );
    await waitUntilMounted(page, "#own");
    expect(await shown(page)).toBe("");
    await page.evaluate(() => {
      Reflect.set(document.querySelector("#own") as object, "label", "da propriedade");
      document.querySelector("yy-probe")?.removeAttribute("data-label");
    });
    await expectShown(page, "da página");
    expect(await shown(page, "#own")).toBe("da propriedade");
  });

  it("change nothing of other attributes", async () => {
    const page = await open(`${texts({ piece: "x" })}<${tag}></${tag}>`);
    await expectShown(page, "sonda");
    expect(await seenErrors(page)).toEqual([error('yy-texts: yy-probe has no text "piece"')]);
  });

  describe("that are wrong", () => {
    it.each([
      ["a name that is no attribute", '{"labl":"x"}', 'yy-texts: yy-probe has no text "labl"'],
      [
        "a name that every object has",
        '{"__proto__":"x"}',
        'yy-texts: yy-probe has no text "__proto__"',
      ],
      ["a number", '{"label":5}', "yy-texts: yy-probe: label must be a string"],
      ["null", '{"label":null}', "yy-texts: yy-probe: label must be a string"],
      [
        "JSON of another shape",
        '{"words":"x"}',
        "yy-texts: yy-probe: words must be string[]: a list",
      ],
    ])("are reported once on the script's parent: %s", async (_what, values, message) => {
      const page = await open(
        `${scriptOf(`{"${tag}":${values}}`)}<${tag} data-mount="eager"></${tag}><${tag}></${tag}>`,
      );
      await expectShown(page, "sonda");
      expect(await seenErrors(page)).toEqual([error(message)]);
    });

    it.each(["{label:", "", "null", '"seguir"'])(
      "are reported when it is no object: %s",
      async (text) => {
        const page = await open(`${scriptOf(text)}<${tag}></${tag}>`);
        await expectShown(page, "sonda");
        await expect
          .poll(() => seenErrors(page))
          .toEqual([error("yy-texts must be a JSON object")]);
      },
    );

    it("leave the right ones beside them", async () => {
      const page = await open(`${texts({ labl: "x", label: "certo", hint: 1 })}<${tag}></${tag}>`);
      await expectShown(page, "certo");
      expect(await seenErrors(page)).toEqual([
        error('yy-texts: yy-probe has no text "labl"'),
        error("yy-texts: yy-probe: hint must be a string"),
      ]);
    });

    it("are reported on the head when they stand there", async () => {
      const page = await open(`<${tag}></${tag}>`, { head: scriptOf("{") });
      await expect
        .poll(() => seenErrors(page))
        .toEqual([error("yy-texts must be a JSON object", "head")]);
    });

    it("are reported once for two bundles", async () => {
      const page = await open(`${scriptOf("{")}<${tag}></${tag}>`);
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      const other = await bundleForPage("packages/element/testing/deprecatedWidgets.tsx", "other", {
        flavour: flavour === "lite" ? "react" : "lite",
      });
      await page.evaluate((source) => {
        const script = document.createElement("script");
        script.nonce =
          document.querySelector<HTMLMetaElement>("meta[name=csp-nonce]")?.content ?? "";
        script.textContent = source;
        document.body.append(script, document.createElement("yy-former"));
      }, other);
      await waitUntilMounted(page, "yy-former");
      expect(await seenErrors(page)).toHaveLength(1);
    });
  });

  describe("that come later", () => {
    it("reach widgets that are drawn already, while the parser is at work", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let page: Page | undefined;
      const arrival = open(
        `<${tag} data-mount="eager"></${tag}><script nonce="{{nonce}}" src="/slow.js"></script>${texts({ label: "atrasado" })}`,
        {
          prepare: async (fresh) => {
            page = fresh;
            await fresh.route("/slow.js", async (route) => {
              await held;
              await route.fulfill({ body: "", contentType: "text/javascript" });
            });
          },
        },
      );
      await expect.poll(() => page && shown(page)).toBe("sonda");
      release();
      await expectShown(await arrival, "atrasado");
    });

    it("reach them when the page changes the script, takes it away or brings another", async () => {
      const page = await open(`${texts({ label: "um" })}<${tag}></${tag}>`);
      await expectShown(page, "um");
      await write(page, JSON.stringify({ [tag]: { label: "dois" } }));
      await expectShown(page, "dois");
      await page.evaluate(() => document.querySelector("#yy-texts")?.remove());
      await expectShown(page, "sonda");
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML("beforeend", html),
        texts({ label: "três" }),
      );
      await expectShown(page, "três");
    });

    it("draw nothing anew where the text is the same", async () => {
      const page = await open(`${texts({ label: "um" })}<${tag}></${tag}>`);
      await expectShown(page, "um");
      const before = await page.evaluate(() => window.renders.length);
      await write(page, JSON.stringify({ [tag]: { label: "um" }, "yy-other": {} }));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(await page.evaluate(() => window.renders.length)).toBe(before);
    });

    it("count when a later script stands behind one that Turbo left in the head", async () => {
      const page = await open(`<${tag}></${tag}>`, { head: texts({ label: "de antes" }) });
      await expectShown(page, "de antes");
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML("beforeend", html),
        texts({ label: "de agora" }),
      );
      await expectShown(page, "de agora");
    });

    it("reach a widget that was out of the page meanwhile", async () => {
      const page = await open(`${texts({ label: "um" })}<${tag}></${tag}>`);
      await expectShown(page, "um");
      await page.evaluate(async () => {
        const probe = document.querySelector("yy-probe") as Element;
        probe.remove();
        await new Promise((resolve) => setTimeout(resolve, 20));
        (document.querySelector("#yy-texts") as Element).textContent =
          '{"yy-probe":{"label":"dois"}}';
        await new Promise((resolve) => setTimeout(resolve));
        document.body.append(probe);
      });
      await expectShown(page, "dois");
    });
  });
});
