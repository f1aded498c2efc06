import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/**
 * Our script before the libraries, unlike in the other tests: a classic script, which runs where it
 * is.
 */
const oursFirst = (...libraries: string[]) =>
  ["/dist/yy.all.js", ...libraries].map((src) => `<script src="${src}"></script>`).join("");

const visits = [
  ["Turbo", "/vendor/turbo.js"],
  ["Turbolinks", "/vendor/turbolinks.js"],
] as const;

describe("libraries of the page after our script", () => {
  const demo = useDemo();

  async function open(body: string, head: string): Promise<Page> {
    demo.server.addPage("/page", { script: "none", head, body: `<main>${body}</main>` });
    demo.server.addPage("/other", {
      script: "none",
      head,
      body: '<main><yy-count-badge data-count="7"><b>7</b></yy-count-badge></main>',
    });
    return demo.open("/page");
  }

  it("jQuery: what it inserts mounts", async () => {
    const page = await open("", oursFirst("/vendor/jquery.js"));
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (selector: string) => JQuery };
      jQuery("main").append('<yy-count-badge data-count="7"><b>7</b></yy-count-badge>');
    });
    await waitUntilMounted(page, "yy-count-badge");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("rails-ujs: a remote form is sent once and followed to its end", async () => {
    demo.server.addPage("/receber", {
      html: '{"id": 7}',
      headers: { "content-type": "application/json" },
    });
    const page = await open(
      '<yy-form><form action="/receber" method="post" data-remote="true" data-type="json"><button>enviar</button></form></yy-form>',
      oursFirst("/vendor/rails-ujs.js"),
    );
    await waitUntilMounted(page, "yy-form");
    const submitted = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("yy:form-submitted", (event) =>
            resolve((event as CustomEvent).detail),
          ),
        ),
    );
    await page.getByRole("button", { name: "enviar" }).click();
    expect(await submitted).toMatchObject({ status: 200, body: { id: 7 } });
    const sent = demo.server.requests.filter(({ path }) => path === "/receber");
    expect(sent).toHaveLength(1);
  });

  it.each(visits)("%s: the next page's widgets mount, without a reload", async (_, library) => {
    const page = await open(
      '<a href="/other">outra</a>',
      oursFirst(library, "/vendor/keep-nonce.js"),
    );
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("link", { name: "outra" }).click();
    await waitUntilMounted(page, "yy-count-badge");
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it.each(visits)(
    "%s: a step back closes a panel, and what was typed stays",
    async (_, library) => {
      const page = await open(
        '<input id="typed"><button data-yy-open="filtros">filtrar</button><yy-slide-in-panel data-name="filtros" data-label="filtros"><p>dentro</p></yy-slide-in-panel>',
        oursFirst(library, "/vendor/keep-nonce.js"),
      );
      await waitUntilMounted(page, "yy-slide-in-panel");
      await page.locator("#typed").fill("meu texto");
      await page.getByRole("button", { name: "filtrar" }).click();
      await page.getByRole("dialog").waitFor();
      await page.goBack();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      expect(await page.locator("#typed").inputValue()).toBe("meu texto");
    },
  );
});

interface JQuery {
  append(html: string): void;
}
