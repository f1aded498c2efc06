import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectProblems, sampled, useDemo, useFixture } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const atOnce = 50;

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

/**
 * The words in the built code: a member that they do not name is missed by nobody. Of what all
 * widgets have in common `yy-form` is asked; the others of their own files and of what forms share.
 */
function wordsOfCode(tag: string): Set<string> {
  const own = new RegExp(tag === "yy-form" ? "" : `^chunks/(${tag.slice("yy-".length)}|forms)-`);
  const files = [...readdirSync(dist), ...readdirSync(`${dist}chunks`).map((f) => `chunks/${f}`)];
  const scripts = files.filter((file) => own.test(file) && file.endsWith(".js"));
  return new Set(
    scripts.flatMap((file) => readFileSync(dist + file, "utf8").match(/[\w$]+/g) ?? []),
  );
}

/** Milliseconds for a widget and all names: seconds, and longer beside a busy core. */
const timeoutMs = 60_000;

/** The three widgets around a form, with a field that the page has called `{name}`. */
const templates = {
  "yy-form": `<yy-form data-submit="fetch"><form action="/receber" method="post"><input name="{name}"><label>texto
     <input name="texto" data-patterns="isNonEmpty"></label><button>enviar</button></form></yy-form>`,
  "yy-product-upload": `<yy-product-upload><form action="/vender" method="post"><input name="{name}"><label>texto
     <input name="texto"></label><input name="title"><div data-part="fields"></div><button>enviar</button></form></yy-product-upload>`,
  "yy-purchase-rating": `<yy-purchase-rating><form data-part="panel" action="/avaliar" method="post"><input name="{name}"><label>texto
     <input name="texto"></label><input type="number" name="rating[value]" value="4"><button>enviar</button></form></yy-purchase-rating>`,
} as const;

/** Runs in the page: what such a form does wrong, by the name of its field. */
async function findFaults({ template, names }: { template: string; names: string[] }) {
  const until = async (isSo: () => boolean, what: string) => {
    for (let tries = 0; tries < 500; tries += 1) {
      if (isSo()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(what);
  };
  const main = document.querySelector("main") as HTMLElement;
  const wrong: string[] = [];
  window.addEventListener("error", ({ message }) => wrong.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));
  const catchSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const section = [...main.children].findIndex((each) => each.contains(event.target as Node));
    wrong.push(`${names[section]}: left to the browser`);
  };
  const submit = (form: Element) => HTMLFormElement.prototype.requestSubmit.call(form);

  main.innerHTML = names
    .map((name) => `<section>${template.replace("{name}", name)}</section>`)
    .join("");
  const widgets = [...main.querySelectorAll("section > *")];
  const [tag = ""] = widgets.map(({ localName }) => localName);
  for (const widget of widgets) widget.setAttribute("data-mount", "eager");
  const each = async (what: string, isSo: (widget: Element) => boolean) => {
    const open = () => widgets.filter((widget) => !isSo(widget));
    await until(() => open().length === 0, what).catch(() => {
      for (const widget of open())
        wrong.push(`${tag} ${names[widgets.indexOf(widget)]}: not ${what}`);
    });
  };
  const part = (widget: Element, selector: string) =>
    widget.querySelector(selector) as HTMLInputElement;
  const enter = (widget: Element, text: string) => {
    const field = part(widget, "[name=texto]");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const attempt = () => {
    // Last of all: widgets add their last listener when the event is captured.
    const listenLast = () => {
      window.removeEventListener("submit", catchSubmit);
      window.addEventListener("submit", catchSubmit);
    };
    window.addEventListener("submit", listenLast, { capture: true });
    for (const widget of widgets) submit(part(widget, "form"));
    window.removeEventListener("submit", listenLast, { capture: true });
  };
  await each("mounted", (widget) => widget.matches(":state(mounted):not(:state(waiting))"));
  if (tag === "yy-form") {
    await each("validated", (widget) => part(widget, "button").disabled);
    attempt();
    await each("told what is wrong", (widget) => part(widget, "[data-yy-message]") !== null);
    for (const widget of widgets) enter(widget, "algo");
    await each("valid", (widget) => !part(widget, "button").disabled);
    const taken = new Set<EventTarget | null>();
    const take = ({ target }: Event) => taken.add(target);
    window.addEventListener("yy:form-submitted", take);
    attempt();
    await each("sent", (widget) => taken.has(widget));
    window.removeEventListener("yy:form-submitted", take);
  } else {
    attempt();
    await each(
      "sent, and its field error shown",
      (widget) => part(widget, "[data-yy-message]") !== null,
    );
    await each("without the error", (widget) => {
      // Again: the listener that removes the message is added only once it is drawn.
      enter(widget, "outra coisa");
      return part(widget, "[data-yy-message]") === null;
    });
  }
  main.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const left = widgets.filter((widget) => part(widget, "[aria-busy], [data-yy-message]"));
  for (const widget of left) wrong.push(`${tag} ${names[widgets.indexOf(widget)]}: not restored`);
  window.removeEventListener("submit", catchSubmit);
  return [...new Set(wrong)];
}

describe("fields called after members of a form", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  const json = { "content-type": "application/json" };
  const rejection = JSON.stringify({ texto: ["não serve"] });
  const submissions = () => demo.server.requests.filter(({ method }) => method === "POST");

  /** Every member, but for constants. */
  const membersOf = (page: Page) =>
    page.evaluate(() =>
      [HTMLFormElement, Element, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype).filter((name) => !/^[A-Z]/.test(name)),
      ),
    );

  it.each(Object.entries(templates))(
    "change nothing of what %s does",
    async (tag, template) => {
      demo.server.addPage("/receber", { html: '{"ok":true}', headers: json });
      for (const path of ["/produto", "/avaliar"])
        demo.server.addPage(path, { html: rejection, status: 422, headers: json });
      const page = await fixture("");
      const words = wordsOfCode(tag);
      const names = sampled([...new Set(await membersOf(page))], (name) => words.has(name));
      expect(names).toEqual(expect.arrayContaining(["elements", "querySelectorAll", "contains"]));
      const before = submissions().length;
      // A few at a time: each form gets the events of every field on its page.
      for (let at = 0; at < names.length; at += atOnce) {
        const some = names.slice(at, at + atOnce);
        expect(await page.evaluate(findFaults, { template, names: some })).toEqual([]);
      }
      expect(submissions().length - before).toBe(names.length);
      expect(await seenErrors(page)).toEqual([]);
      // The browser's own lines about the answers above.
      const errors = collectProblems(page).errors.filter((line) => !line.includes("status of 422"));
      expect(errors).toEqual([]);
    },
    timeoutMs,
  );
});
