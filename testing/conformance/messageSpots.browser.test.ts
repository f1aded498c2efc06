import { useDemo, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** A field with a label. The ids of the fields are a, b, c and d. */
const labelled = (id: string) =>
  `<label for="${id}">campo ${id}</label> <input id="${id}" data-patterns="isNonEmpty">`;
const around = (id: string) =>
  `<label class="celula">campo ${id} <input id="${id}" data-patterns="isNonEmpty"></label>`;
const cell = (id: string) => `<div class="celula">${labelled(id)}</div>`;
const all = (field: (id: string) => string) => [..."abcd"].map(field).join("");
const button = "<button>enviar</button>";

interface Layout {
  readonly markup: string;
  readonly css: string;
  readonly formClass?: string;
  /** True when the messages of the last row are below it, one below the other. */
  readonly isStackedBelow?: true;
}

const layouts: Record<string, Layout> = {
  "a grid with the fields as its cells": {
    markup: `<div class="grade">${all(around)}</div>${button}`,
    css: ".grade { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }",
  },
  "a form that is a grid of three columns": {
    markup: `${all(around)}${button}`,
    formClass: "grade",
    css: ".grade { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: end }",
  },
  "a grid with labels in one column and fields in the other": {
    markup: `<div class="grade">${all(labelled)}</div>${button}`,
    css: ".grade { display: grid; grid-template-columns: max-content 1fr; gap: 8px }",
  },
  "a grid of columns as wide as their content": {
    markup: `<div class="grade">${all(cell)}</div>${button}`,
    css: ".grade { display: grid; grid-template-columns: auto auto max-content; justify-content: start }",
  },
  "a grid with widgets that have no box": {
    markup: `<div class="grade">${[..."abcd"]
      .map((id) => `<yy-mask data-mask="cpf">${around(id)}</yy-mask>`)
      .join("")}</div>${button}`,
    css: ".grade { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }",
  },
  "a flex row that wraps": {
    markup: `<div class="grade">${all(around)}</div>${button}`,
    css: ".grade { display: flex; flex-wrap: wrap; gap: 8px } .celula { flex: 1 1 40% }",
    isStackedBelow: true,
  },
  "Bootstrap's row of columns, aligned at their ends": {
    markup: `<div class="grade">${cell("a")}${cell("b")}<div class="celula">${button}</div></div>
      <div class="grade">${cell("c")}${cell("d")}</div>`,
    css: ".grade { display: flex; flex-wrap: wrap; align-items: flex-end } .celula { flex: 1 0 0% }",
  },
  "a table with a field in each cell": {
    markup: `<table><tr><td>${labelled("a")}</td><td>${labelled("b")}</td></tr>
      <tr><td>${labelled("c")}</td><td>${labelled("d")}</td></tr></table>${button}`,
    css: "td { vertical-align: top }",
  },
  "columns in the line of a text": {
    markup: `${all(cell)}<p>${button}</p>`,
    css: ".celula { display: inline-block; vertical-align: top }",
  },
};

describe.each(Object.entries(layouts))("messages in %s", (_, layout) => {
  const { markup, css, formClass = "", isStackedBelow = false } = layout;
  const demo = useDemo();
  const fixture = useFixture(demo);

  async function show(): Promise<Page> {
    const page = await fixture(
      `<yy-form data-validate-on-submit><form class="${formClass}" action="/receber">${markup}</form></yy-form>`,
    );
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`input { box-sizing: border-box; max-inline-size: 100% } ${text}`);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await waitUntilMounted(page, "yy-form");
    return page;
  }

  const boxesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("form :is(input, button)")].map((it) => {
        const note = document.getElementById(`${it.getAttribute("aria-describedby")}`);
        const box = (element: Element | Range) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { left: left + scrollX, top: top + scrollY, width, height };
        };
        const text = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return box(range);
        };
        return { ...box(it), isField: it.matches("input"), message: note && text(note) };
      }),
    );

  it.each([
    ["b", 1280],
    ["abcd", 1280],
    ["ac", 360],
  ] as const)("that %s lacks, in %d px, leave all columns where they are", async (wrong, width) => {
    const page = await show();
    await page.setViewportSize({ width, height: 900 });
    for (const id of "abcd")
      if (!wrong.includes(id)) await page.locator(`#${id}`).fill("529.982.247-25");
    const before = await boxesOf(page);
    await page.getByRole("button").click();
    await expect.poll(() => page.locator("[data-yy-message]").count()).toBe(wrong.length);
    const after = await boxesOf(page);
    const shape = (boxes: typeof before) =>
      boxes.map(({ left, width, height }) => [left, width, height].map(Math.round));
    expect(shape(after)).toEqual(shape(before));
    for (const [index, { top, left, height, width, message }] of after.entries()) {
      const isBeside = (other: (typeof before)[number] | undefined) =>
        Math.abs((other?.top ?? 0) - (before[index]?.top ?? 0)) < 1;
      for (const [other, box] of after.entries())
        if (isBeside(before[other])) expect(Math.abs(box.top - top)).toBeLessThan(1);
      if (!message) continue;
      expect(message.top).toBeGreaterThanOrEqual(top + height - 1);
      // The message is below its field, without another row of fields between them.
      expect(message.left).toBeLessThan(left + width);
      expect(message.left + message.width).toBeGreaterThan(left);
      for (const box of after) {
        if (box.isField && box.top > top + height)
          expect(box.top + 1).toBeGreaterThan(message.top + message.height);
        const other = box.message;
        if (!other || other === message) continue;
        if (Math.abs(box.top - top) < 1 && !isStackedBelow)
          expect(other.top).toBeCloseTo(message.top, 0);
        const isApart =
          other.left >= message.left + message.width || message.left >= other.left + other.width;
        if (!isApart) expect(Math.abs(other.top - message.top)).toBeGreaterThan(message.height - 8);
      }
    }
  });
});

describe("a message beside columns", () => {
  const demo = useDemo();

  it("stands below its own field when the page becomes narrow", async () => {
    demo.server.addPage("/colunas", {
      body: `<yy-form data-validate-on-submit><form class="grade">${all(around)}${button}</form></yy-form>`,
    });
    const page = await demo.open("/colunas");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.grade { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
        @media (max-width: 600px) { .grade { grid-template-columns: 1fr } }`);
      document.adoptedStyleSheets = [sheet];
    });
    await waitUntilMounted(page, "yy-form");
    for (const id of "bcd") await page.locator(`#${id}`).fill("1");
    await page.getByRole("button").click();
    const order = () =>
      page.evaluate(() => {
        const top = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        return ["#a", "[data-yy-message]", "#b"].sort((one, other) => top(one) - top(other));
      });
    await page.locator("[data-yy-message]").waitFor();
    await page.setViewportSize({ width: 400, height: 900 });
    await expect.poll(order).toEqual(["#a", "[data-yy-message]", "#b"]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(order).not.toEqual(["#a", "[data-yy-message]", "#b"]);
  });
});
