// @vitest-environment page
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startDoctor } from "./startDoctor";

const main = document.createElement("main");
const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const mistakes = `<yy-folow-button id="um">seguir</yy-folow-button>
  <yy-follow-button id="dois" data-user-idd="3" data-follow-path="/f" data-unfollow-path="/u"
    data-login-path="/entrar">seguir</yy-follow-button>
  <yy-count-badge id="tres" data-count="muitos"><b>muitos</b></yy-count-badge>`;
const table = vi.spyOn(console, "table").mockReturnValue();
const group = vi.spyOn(console, "groupCollapsed").mockReturnValue();

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  sessionStorage.setItem("yy:doctor", "{{");
  document.head.innerHTML =
    '<script type="module" src="/dist/yy.js"></script><link rel="stylesheet" href="/dist/yy.css">' +
    '<meta name="csrf-token" content="t"><script src="/dist/yy.doctor.js" data-docs="/widgets/{name}"></script>';
  document.body.append(main);
  Reflect.set(window, "YY", { scan: () => {} });
  startDoctor();
});

afterAll(async () => {
  document.querySelector("yy-doctor")?.remove();
  // Waits until React has unmounted, because a timer that it sets later would have no document.
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Advances the page's timers until the check passes; after 10 s of their time it throws the check's
 * last error.
 */
async function until(check: () => void): Promise<void> {
  for (let left = 100; ; left -= 1) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
    try {
      check();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

const root = () => document.querySelector("yy-doctor")?.shadowRoot as ShadowRoot;
const all = <E extends HTMLElement>(selector: string) => [...root().querySelectorAll<E>(selector)];
const button = (name: string) => all("button").find(({ textContent }) => textContent === name);
const lines = (text = "") => all(".go").filter(({ textContent }) => textContent?.includes(text));
const focused = () => root().activeElement as HTMLElement | null;
const isOpen = () => all(".panel").length > 0;
const press = (element: Element | null | undefined, key: string) =>
  element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));

/** Opens the panel on this view, with this markup on the page. */
async function show(view: string, html: string): Promise<void> {
  main.innerHTML = html;
  await until(() => expect(isOpen() || all(".badge")[0]?.click()).toBe(true));
  button(view)?.click();
  await until(() => expect(button(view)?.getAttribute("aria-selected")).toBe("true"));
}

afterEach(() => main.replaceChildren());

it("is closed in its corner where what it remembers is no JSON, and remembers what is chosen", async () => {
  await until(() => expect(all(".dock.bottom-start .badge")).toHaveLength(1));
  expect(isOpen()).toBe(false);
  await show("widgets", "");
  all('[aria-label="mudar para o canto superior esquerdo"]')[0]?.click();
  press(button("widgets"), "ArrowLeft");
  await until(() => expect(focused()).toBe(button("achados")));
  expect(JSON.parse(sessionStorage.getItem("yy:doctor") ?? "")).toEqual({
    open: true,
    corner: "top-start",
    view: "findings",
  });
  expect(all(".dock.top-start")).toHaveLength(1);
});

describe("its findings", () => {
  beforeEach(async () => {
    await show("achados", mistakes);
    await until(() => expect(all(".badge")[0]?.textContent).toBe("3doutor 3 erros"));
  });

  it("are counted, and each says what is wrong, what to write and where it is documented", async () => {
    expect(lines()).toHaveLength(3);
    const line = lines("data-user-idd")[0]?.closest("li");
    expect(line?.textContent).toContain("did you mean data-user-id");
    expect(line?.textContent).toContain('data-user-id="3"');
    expect(line?.querySelector("a")?.href).toContain("/widgets/follow-button");
    const details = line?.querySelector("details");
    details?.setAttribute("open", "");
    details?.dispatchEvent(new Event("toggle"));
    await until(() => expect(details?.textContent).toContain("data-login-path"));
  });

  it("are in the console as a table, once for each change", async () => {
    expect(group.mock.lastCall?.[0]).toMatch(/^yy doutor: 3 erros/);
    const before = table.mock.calls.length;
    main.append("outro texto");
    await vi.advanceTimersByTimeAsync(600);
    document.querySelector("#um")?.remove();
    await until(() => expect(lines()).toHaveLength(2));
    expect(table).toHaveBeenCalledTimes(before + 1);
  });

  it("are gone through by the arrow keys, Home and End", () => {
    lines()[0]?.focus();
    for (const [key, at] of [
      ["End", 2],
      ["ArrowUp", 1],
      ["Home", 0],
      ["ArrowDown", 1],
    ] as const) {
      press(focused(), key);
      expect(focused(), key).toBe(lines()[at]);
    }
  });

  it("go when they are fixed, with the focus on the next, and come with what is added", async () => {
    lines("yy-folow-button")[0]?.focus();
    document.querySelector("#um")?.remove();
    await until(() => expect(lines()).toHaveLength(2));
    expect(lines()).toContain(focused());
    document.querySelector("#tres")?.setAttribute("data-count", "7");
    main.insertAdjacentHTML("beforeend", "<yy-inexistente></yy-inexistente>");
    await until(() => expect(lines("inexistente")).toHaveLength(1));
    expect(lines("data-count")).toEqual([]);
  });

  it("leave the focus on the page where it is", async () => {
    focused()?.blur();
    document.querySelector("#um")?.remove();
    await until(() => expect(lines()).toHaveLength(2));
    expect(document.activeElement).toBe(document.body);
  });

  it("are shown a hundred at a time", async () => {
    main.innerHTML = "<yy-folow-button>x</yy-folow-button>".repeat(500);
    await until(() => expect(all(".badge")[0]?.textContent).toContain("500 erros"));
    expect(lines()).toHaveLength(100);
    button("mostrar mais (400 achados)")?.click();
    await until(() => expect(lines()).toHaveLength(200));
  });
});

it("counts the tags of the page by what became of them, with the error's own text", async () => {
  await show("widgets", mistakes + badge);
  const row = (name: string) =>
    all("li").find((each) => each.querySelector(".tag code")?.textContent === name)?.textContent;
  await until(() => expect(row("yy-count-badge")).toContain("2 sem código"));
  expect(row("yy-folow-button")).toContain("1 desconhecido");
  const detail = { error: new Error("no code came") };
  document.querySelector("#tres")?.dispatchEvent(new CustomEvent("yy:error", { detail }));
  await until(() => expect(row("yy-count-badge")).toContain("Error: no code came"));
  main.replaceChildren();
  await until(() => expect(root().textContent).toContain("nenhum widget nesta página."));
});

describe("its events", () => {
  const seen = () => all("li").map(({ textContent }) => textContent);
  const fire = (name: string, detail: unknown = {}) =>
    main.firstElementChild?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

  /** Sets the filter's value in the way that React notices. */
  function filter(text: string): void {
    const [input] = all<HTMLInputElement>("input[type=search]");
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    value?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }

  beforeEach(async () => {
    await show("eventos", badge);
    button("limpar")?.click();
    await until(() => expect(root().textContent).toContain("nenhum evento ainda."));
  });

  it("appear as they happen, the latest first, also when their way is stopped", async () => {
    main.firstElementChild?.addEventListener("yy:tab-changed", (event) =>
      event.stopImmediatePropagation(),
    );
    fire("yy:follow-changed", { userId: "3", following: true });
    fire("yy:tab-changed", { index: 1 });
    await until(() => expect(seen()).toHaveLength(2));
    const [latest, first] = seen();
    expect(latest).toMatch(/^\d\d:\d\d:\d\d yy:tab-changed yy-count-badge\{"index":1\}$/);
    expect(first).toContain('{"userId":"3","following":true}');
  });

  it("are filtered by name or tag", async () => {
    fire("yy:follow-changed");
    fire("yy:tab-changed");
    filter("Follow");
    await until(() => expect(seen()).toHaveLength(1));
    filter("nada assim");
    await until(() => expect(root().textContent).toContain("nenhum assim."));
    filter("");
    await until(() => expect(seen()).toHaveLength(2));
  });

  it("wait while paused", async () => {
    button("pausar")?.click();
    await until(() => expect(button("pausar")?.getAttribute("aria-pressed")).toBe("true"));
    fire("yy:tab-changed", { index: 2 });
    button("pausar")?.click();
    fire("yy:tab-changed", { index: 3 });
    await until(() => expect(seen()).toEqual([expect.stringContaining('{"index":3}')]));
  });

  it("are the last 200", async () => {
    for (let index = 0; index < 250; index += 1) fire("yy:tab-changed", { index });
    await until(() => expect(seen()).toHaveLength(200));
    expect(seen()[0]).toContain('{"index":249}');
  });

  it("are not heard by the page when they are keys, input and clicks of the panel", async () => {
    const heard = vi.fn();
    for (const type of ["keydown", "input", "click"]) document.addEventListener(type, heard);
    filter("x");
    press(all("input")[0], "a");
    press(all("input")[0], "Escape");
    await until(() => expect(isOpen()).toBe(false));
    expect(focused()).toBe(all(".badge")[0]);
    expect(heard).not.toHaveBeenCalled();
  });
});

it("tells once what a policy blocks of ours, as a warning where it is only reported", async () => {
  await show("achados", "");
  const blocks = (blockedURI: string, disposition: string) => {
    const violation = { blockedURI, disposition, effectiveDirective: "script-src", sourceFile: "" };
    const event = new Event("securitypolicyviolation");
    document.dispatchEvent(Object.assign(event, violation));
  };
  blocks("https://a.test/analytics.js", "enforce");
  blocks("https://loja.test/dist/yy.js?v=2", "enforce");
  blocks("https://loja.test/dist/yy.js?v=3", "enforce");
  blocks("https://loja.test/chunks/mask-0a1b2c3d.digested.js", "report");
  await until(() => expect(lines("Content-Security-Policy")).toHaveLength(2));
  expect(lines("/dist/yy.js (script-src)")[0]?.textContent).toContain("erro");
  expect(lines("/chunks/mask-0a1b2c3d.digested.js")[0]?.textContent).toContain("aviso");
});
