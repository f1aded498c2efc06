import { holdRequests, useDemo } from "@yy/testing";
import { switchOff, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { waitForListeners } from "../testing/waitForListeners";
import type {} from "../yy";

const followButton = `<yy-follow-button data-mount="interaction" data-user-id="4" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;
const zipcode = (attributes = "") => `<yy-mask data-mask="zipcode" data-mount="interaction">
    <label for="cep">CEP</label><input id="cep" name="cep" ${attributes}></yy-mask>`;
const tabs = `<yy-tabs data-mount="interaction"><div data-part="list">
    <a href="#medidas">medidas</a> <a href="#frete">frete</a> <a href="#trocas">trocas</a></div>
  <p data-part="panel" id="medidas">busto 92</p><p data-part="panel" id="frete">grátis</p>
  <p data-part="panel" id="trocas">em 7 dias</p></yy-tabs>`;
const picture = `<yy-profile-image data-kind="avatar" data-mount="interaction"><img src="/photos/marina/avatar-1/96x96.jpg" alt="sua foto">
    <form action="/salvar" method="post" enctype="multipart/form-data"><input type="file" name="image" aria-label="nova foto"></form></yy-profile-image>`;
/** So that no pointer is near anything by chance. */
const room = "<br>".repeat(20);

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Drops a file on the picture. Returns whether the browser would open it in place of the page. */
const dropPhoto = (page: Page) =>
  page.locator("yy-profile-image img").evaluate((target, content) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], "eu.png", { type: "image/png" }));
    const fire = (type: string) =>
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      );
    fire("dragenter");
    fire("dragover");
    return fire("drop");
  }, pixel);

interface Case {
  readonly body: string;
  readonly path?: string;
  readonly head?: string;
  /** This is loaded after the visitor has acted; everything else is loaded before. */
  readonly late: "the widget's code" | "the listener" | "nothing";
  act(page: Page): unknown;
  /** The one effect. */
  effect(page: Page): unknown;
  /** Requests that change something. */
  readonly writes?: readonly string[];
}

const cases: Record<string, Case> = {
  "a return from the sign-in page follows, though nobody touches the button": {
    path: "/page?follow_user=4",
    body: followButton,
    late: "nothing",
    act: () => {},
    effect: (page) => waitForState(page, "yy-follow-button", "following"),
    writes: ["POST /api/users/follow"],
  },
  "a return from the sign-in page, and a click on the server's link": {
    path: "/page?follow_user=4",
    body: followButton,
    late: "the widget's code",
    act: (page) => page.click("yy-follow-button a"),
    effect: (page) => waitForState(page, "yy-follow-button", "following"),
    writes: ["POST /api/users/follow"],
  },
  "a field with autofocus": {
    body: zipcode("autofocus"),
    late: "the listener",
    act: (page) => page.locator("#cep:focus").waitFor(),
    effect: async (page) => {
      await waitUntilMounted(page, "yy-mask");
      await page.keyboard.type("01310100");
      await expect.poll(() => page.inputValue("#cep")).toBe("01310-100");
    },
  },
  "a field that was filled in and left": {
    body: `${zipcode()}<input aria-label="número">`,
    late: "the listener",
    act: async (page) => {
      await page.fill("#cep", "01310100");
      await page.getByLabel("número").focus();
    },
    effect: (page) => expect.poll(() => page.inputValue("#cep")).toBe("01310-100"),
  },
  "a field that the browser fills in": {
    body: zipcode(),
    late: "nothing",
    act: (page) =>
      page.locator("#cep").evaluate((field: HTMLInputElement) => {
        field.value = "01310100";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    effect: (page) => expect.poll(() => page.inputValue("#cep")).toBe("01310-100"),
  },
  "a photo that is dropped": {
    body: picture,
    late: "the widget's code",
    act: async (page) => {
      expect(await dropPhoto(page)).toBe(false);
    },
    effect: (page) => page.locator("yy-profile-image [part=preview]").waitFor(),
    writes: ["PATCH /api/profile/avatar"],
  },
  "two tabs that are clicked": {
    body: tabs,
    late: "the widget's code",
    act: async (page) => {
      await page.getByText("frete").click();
      await page.getByText("trocas").click();
    },
    effect: async (page) => {
      await page.getByRole("tab", { name: "trocas", selected: true }).waitFor();
      expect(new URL(page.url()).hash).toBe("");
    },
  },
};

describe.each(["react", "lite"] as const)("before the code is there, %s", (flavour) => {
  const demo = useDemo();

  async function open({ body, path = "/page", head = "", late }: Omit<Case, "act" | "effect">) {
    const writes: string[] = [];
    let release = () => {};
    demo.server.addPage("/page", {
      flavour,
      libs: ["turbo"],
      head,
      body: `<main>${room}${body}</main>`,
    });
    const page = await demo.open(path, {
      signedInAs: 1,
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const intent = { userId: "4", at: Date.now() };
          if (location.search && !sessionStorage.getItem("yy:follow-intent"))
            sessionStorage.setItem("yy:follow-intent", JSON.stringify(intent));
        });
        fresh.on("request", (request) => {
          if (request.method() !== "GET" && !request.url().includes("/_demo/"))
            writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
        });
        if (late === "the listener") release = await holdRequests(fresh, "**/chunks/interaction-*");
        if (late === "the widget's code")
          release = await holdRequests(fresh, /\/chunks\/(?:follow-button|profile-image|tabs)-/);
      },
    });
    if (late !== "the listener") await waitForListeners(page);
    return { page, writes, release: () => release() };
  }

  it.each(Object.entries(cases))("has one effect: %s", async (_, { act, effect, ...source }) => {
    const { page, writes, release } = await open(source);
    await act(page);
    release();
    await effect(page);
    await expect.poll(() => writes).toEqual(source.writes ?? []);
  });

  it("is given back at once when the tag is switched off", async () => {
    const head = '<script type="application/json" id="yy-switch">{}</script>';
    const { page } = await open({ body: followButton, head, late: "the widget's code" });
    await page.click("yy-follow-button a");
    await switchOff(page, "yy-follow-button");
    // Less than the 8 s that it waits for the code.
    await page.waitForURL("**/entrar", { timeout: 4_000 });
  });

  it("leaves nothing busy in the page that a router brings back", async () => {
    const { page } = await open({ body: followButton, late: "the widget's code" });
    await page.click("yy-follow-button a");
    demo.server.addPage("/outra", { flavour, libs: ["turbo"], body: "<main>outra</main>" });
    await page.evaluate(() => window.Turbo.visit("/outra"));
    await page.getByText("outra").waitFor();
    await page.goBack();
    await page.locator("yy-follow-button").waitFor();
    expect(await page.locator("yy-follow-button").getAttribute("aria-busy")).toBeNull();
  });
});
