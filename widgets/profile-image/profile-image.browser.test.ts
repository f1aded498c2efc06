import { collectProblems, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-profile-image";
const path = "/api/profile/avatar";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = { name: "eu.png", mimeType: "image/png", buffer: pixel };
const former = "/photos/marina/avatar-1/96x96.jpg";

const picture = (attributes = 'data-kind="avatar"', children = "") =>
  `<${tag} ${attributes}>${children || `<img src="${former}" srcset="${former} 1x" width="96" height="96" alt="sua foto">`}
    <form action="/salvar" method="post" enctype="multipart/form-data"><input type="file" name="image" aria-label="nova foto"><button>enviar</button></form></${tag}>`;

describe("yy-profile-image", () => {
  const demo = useDemo();
  const marina = () => demo.server.state.users.find(({ id }) => id === 1);
  const sent = () =>
    demo.server.requests.filter((request) => request.path.startsWith("/api/profile"));

  const fixture = useFixture(demo, { signedInAs: 1, prepare: events.on });

  async function open(body = picture()): Promise<Page> {
    const page = await fixture(`${body}<p>ao lado</p>`);
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Opens a new page: for tests that hold requests, leave one unanswered or end the session. */
  async function openNew(): Promise<Page> {
    demo.server.addPage("/perfil/teste", { body: `<main>${picture()}<p>ao lado</p></main>` });
    const page = await demo.open("/perfil/teste", {
      signedInAs: 1,
      prepare: events.on,
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  const choose = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
    page.locator(`${tag} [part=choose] + input[type=file]`).setInputFiles(file);
  const chooser = (page: Page) => page.getByRole("button", { name: "trocar foto" });
  const preview = (page: Page) => page.locator(`${tag} [part=preview]`);
  const alert = (page: Page) => page.getByRole("alert");
  const source = (page: Page) => page.locator(`${tag} > img`).getAttribute("src");
  const changes = (page: Page) => events.details(page, "yy:image-changed");

  describe("choosing", () => {
    it("opens the chooser by keyboard, shows the picture at once, then keeps what the server has", async () => {
      const page = await openNew();
      await session.refresh(page);
      const release = await holdRequests(page, `**${path}`);
      const opened = page.waitForEvent("filechooser");
      await chooser(page).press("Enter");
      await (await opened).setFiles(photo);
      await preview(page).waitFor();
      expect(await preview(page).getAttribute("src")).toMatch(/^data:image\/png;base64,/);
      await waitForState(page, tag, "sending");
      await page.getByRole("progressbar", { name: "enviando eu.png" }).waitFor();
      expect(await source(page)).toBe(former);
      expect(await changes(page)).toEqual([]);
      release();
      await expect.poll(() => changes(page)).toHaveLength(1);
      const id = marina()?.image_public_id ?? "";
      expect(await changes(page)).toEqual([{ kind: "avatar", imagePublicId: id }]);
      expect(await source(page)).toBe(`/photos/marina/${id}/96x96.jpg`);
      expect(await page.locator(`${tag} > img`).getAttribute("srcset")).toBeNull();
      expect(await preview(page).isVisible()).toBe(true);
      await page.getByRole("status").getByText("foto trocada.").waitFor();
      await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
      const [request] = sent();
      expect(request).toMatchObject({ method: "PATCH", path, status: 200 });
      expect(request?.headers["x-csrf-token"]).toBeTruthy();
      expect(request?.headers["x-api-version"]).toBe("1");
      // The session's user has it too.
      await expect.poll(async () => (await session.of(page)).user?.avatar_image_public_id).toBe(id);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("sends a header to its own address, and takes the same file twice", async () => {
      const page = await open(picture('data-kind="header"', "<p>sem capa ainda</p>"));
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(1);
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(2);
      expect(sent().map((request) => request.path)).toEqual([
        "/api/profile/header",
        "/api/profile/header",
      ]);
      expect(await preview(page).isVisible()).toBe(true);
    });

    it("takes what was chosen in the server's own field before the script was there", async () => {
      let release = () => {};
      demo.server.addPage("/perfil/teste", { body: `<main>${picture()}</main>` });
      const page = await demo.open("/perfil/teste", {
        signedInAs: 1,
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/chunks/**");
        },
      });
      const field = page.getByLabel("nova foto");
      await field.setInputFiles(photo);
      release();
      await expect.poll(() => sent()).toHaveLength(1);
      await preview(page).waitFor();
      expect(await field.isVisible()).toBe(false);
      await expect.poll(() => field.inputValue()).toBe("");
    });

    it("gives way to a newer picture that the page brings", async () => {
      const page = await open();
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(1);
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(2);
      expect(await preview(page).count()).toBe(1);
      await page.evaluate((selector) => {
        const image = document.createElement("img");
        image.src = "/photos/marina/avatar-77/96x96.jpg";
        document.querySelector(`${selector} > img`)?.replaceWith(image);
      }, tag);
      await expect.poll(() => preview(page).count()).toBe(0);
    });

    it("tells how much has been sent", async () => {
      const page = await openNew();
      demo.server.failNext({ path, delay: 60_000 });
      await choose(page, { ...photo, buffer: Buffer.concat([pixel, Buffer.alloc(2_000_000)]) });
      const progress = page.getByRole("progressbar");
      await expect.poll(() => progress.getAttribute("value")).toBe("100");
      await page.getByText("100%").waitFor();
    });

    it("sends a picture that the browser cannot show, under the former one", async () => {
      const page = await open();
      const release = await holdRequests(page, `**${path}`);
      await choose(page, { ...photo, buffer: Buffer.from("no picture") });
      await waitForState(page, tag, "sending");
      release();
      await expect.poll(() => changes(page)).toHaveLength(1);
      await expect.poll(() => preview(page).count()).toBe(0);
      expect(await page.locator(`${tag} > img`).isVisible()).toBe(true);
    });

    it("shows none whose failure comes together with the answer", async () => {
      const page = await openNew();
      await page.evaluate((selector) => {
        const failWithAnswer = ({ target }: Event) => {
          if (!(target instanceof HTMLIFrameElement)) return;
          const frame = target.contentWindow as Window & typeof globalThis;
          frame.XMLHttpRequest = class extends frame.XMLHttpRequest {
            constructor() {
              super();
              this.addEventListener("load", () => {
                const shown = document.querySelector(selector)?.shadowRoot?.querySelector("img");
                shown?.dispatchEvent(new Event("error"));
              });
            }
          };
        };
        document.addEventListener("load", failWithAnswer, true);
      }, tag);
      const release = await holdRequests(page, `**${path}`);
      await choose(page, photo);
      await preview(page).waitFor();
      release();
      await expect.poll(() => changes(page)).toHaveLength(1);
      await expect.poll(() => preview(page).count()).toBe(0);
    });
  });

  describe("refusing before anything is sent", () => {
    it.each([
      [
        "another type",
        { ...photo, name: "eu.pdf", mimeType: "application/pdf" },
        "envie uma foto png",
      ],
      ["one that is too large", { ...photo, buffer: Buffer.alloc(2049) }, "o máximo é 2 kB"],
      ["an empty one", { ...photo, buffer: Buffer.alloc(0) }, "este arquivo está vazio"],
    ])("refuses %s, in words, and takes another", async (_, file, words) => {
      const page = await open(picture('data-kind="avatar" data-max-size="2048"'));
      await page.getByText("png, jpeg, webp ou gif de até 2 kB").waitFor();
      await choose(page, file);
      await alert(page).getByText(words).waitFor();
      await waitForState(page, tag, "error");
      expect(await preview(page).count()).toBe(0);
      expect(await page.getByRole("button", { name: "tentar de novo" }).count()).toBe(0);
      expect(sent()).toEqual([]);
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(1);
      await expect.poll(() => alert(page).count()).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("lets what is on its way go on", async () => {
      const page = await open();
      const release = await holdRequests(page, `**${path}`);
      await choose(page, photo);
      await preview(page).waitFor();
      await choose(page, { ...photo, mimeType: "text/plain" });
      await alert(page).waitFor();
      await page.getByRole("progressbar").waitFor();
      release();
      await expect.poll(() => changes(page)).toHaveLength(1);
    });
  });

  describe("dropping", () => {
    /**
     * Fires drag events of these types with these files on an element; returns for each whether its
     * default was prevented.
     */
    const drag = (
      page: Page,
      selector: string,
      types: readonly string[],
      files: readonly string[],
    ): Promise<boolean[]> =>
      page.evaluate(
        ([target, kinds, names]) => {
          const dataTransfer = new DataTransfer();
          for (const name of names)
            dataTransfer.items.add(new File(["png"], name, { type: "image/png" }));
          if (names.length === 0) dataTransfer.items.add("oi", "text/plain");
          return kinds.map((kind) => {
            const event = new DragEvent(kind, {
              dataTransfer,
              bubbles: true,
              cancelable: true,
              composed: true,
            });
            document.querySelector(target)?.dispatchEvent(event);
            return event.defaultPrevented;
          });
        },
        [selector, types, files] as const,
      );

    it("takes a file anywhere on the element, and shows that it would", async () => {
      const page = await open();
      expect(await drag(page, `${tag} > img`, ["dragenter", "dragover"], ["eu.png"])).toEqual([
        true,
        true,
      ]);
      await page.getByText("solte a foto aqui").waitFor();
      await waitForState(page, tag, "dragging");
      await drag(page, tag, ["dragleave"], ["eu.png"]);
      await page.getByText("solte a foto aqui").waitFor({ state: "detached" });
      expect(await drag(page, tag, ["dragover", "drop"], ["eu.png"])).toEqual([true, true]);
      await expect.poll(() => changes(page)).toHaveLength(1);
      expect(await page.locator(`${tag}:state(dragging)`).count()).toBe(0);
    });

    it("refuses several, and leaves to the browser what is no file or falls beside it", async () => {
      const page = await open();
      await drag(page, tag, ["dragover", "drop"], ["eu.png", "nós.png"]);
      await alert(page).getByText("escolha uma foto só.").waitFor();
      expect(await drag(page, tag, ["dragover", "drop"], [])).toEqual([false, false]);
      expect(await drag(page, "main > p", ["dragover", "drop"], ["eu.png"])).toEqual([
        false,
        false,
      ]);
      expect(sent()).toEqual([]);
    });
  });

  describe("failing", () => {
    for (const [failure, fault, words] of [
      ["403", { status: 403 }, "não deu para enviar a foto."],
      ["404 in HTML", { status: 404, body: "<h1>404</h1>", contentType: "text/html" }, "não deu"],
      ["409", { status: 409, body: "null" }, "não deu"],
      ["422 in the server's words", { status: 422, body: '{"image":["é escura"]}' }, "é escura"],
      ["500", { status: 500 }, "não deu"],
      ["HTML where JSON should be", { status: 200, body: "<p>oi</p>" }, "não deu"],
      ["an answer without an id", { status: 200, body: '{"image_public_id":7}' }, "não deu"],
    ] as const) {
      it(`brings the former picture back on ${failure}, says so, and sends it again by keyboard`, async () => {
        const page = await open();
        demo.server.failNext({ path, ...fault });
        await choose(page, photo);
        await alert(page).getByText(words).waitFor();
        await expect.poll(() => preview(page).count()).toBe(0);
        expect(await source(page)).toBe(former);
        expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
        await page.getByRole("button", { name: "tentar de novo" }).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => changes(page)).toHaveLength(1);
        await expect.poll(() => alert(page).count()).toBe(0);
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(tag);
      });
    }

    it("brings it back when the connection drops, and after the picture before it, that one", async () => {
      const page = await openNew();
      await choose(page, photo);
      await expect.poll(() => changes(page)).toHaveLength(1);
      const kept = await preview(page).getAttribute("src");
      await page.route(`**${path}`, (route) => route.abort());
      await choose(page, { ...photo, buffer: Buffer.concat([pixel, Buffer.alloc(9)]) });
      await alert(page).waitFor();
      await expect.poll(() => preview(page).getAttribute("src")).toBe(kept);
    });

    it("says it at 401, and the session is signed out", async () => {
      const page = await openNew();
      const headers = { location: "/entrar" };
      await session.end(page);
      demo.server.failNext({ path, status: 303, headers, body: "" });
      await choose(page, photo);
      await alert(page).getByText("sua sessão terminou.").waitFor();
      demo.server.failNext({ path, status: 401 });
      const retry = page.getByRole("button", { name: "tentar de novo" });
      expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await retry.click();
      await expect.poll(() => seenErrors(page)).toHaveLength(2);
      await alert(page).getByText("sua sessão terminou.").waitFor();
      const login = await page.getByRole("link", { name: "entrar" }).getAttribute("href");
      expect(new URL(login ?? "").searchParams.get("redirect_to")).toBe(page.url());
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      expect(await preview(page).count()).toBe(0);
    });
  });

  describe("while it is on its way", () => {
    it("stops at the visitor's word, without an error, and the focus stays near", async () => {
      const page = await open();
      demo.server.failNext({ path, delay: 60_000 });
      await choose(page, photo);
      await preview(page).waitFor();
      await page.getByRole("button", { name: "cancelar" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("status").getByText("envio cancelado.").waitFor();
      await expect.poll(() => preview(page).count()).toBe(0);
      await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(tag);
      expect(await changes(page)).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("hands the focus on from its button when it ends by itself", async () => {
      const page = await open();
      const release = await holdRequests(page, `**${path}`);
      await choose(page, photo);
      await page.getByRole("button", { name: "cancelar" }).focus();
      release();
      await expect.poll(() => changes(page)).toHaveLength(1);
      await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
      await expect.poll(() => chooser(page).evaluate((it) => it.matches(":focus"))).toBe(true);
    });

    it("gives way to another choice", async () => {
      const page = await open();
      demo.server.failNext({ path, delay: 60_000 });
      await choose(page, photo);
      await preview(page).waitFor();
      // Or the other choice is the one that the server answers late.
      await expect.poll(sent).toHaveLength(1);
      await choose(page, { ...photo, name: "outra.png" });
      await expect.poll(() => changes(page)).toHaveLength(1);
      expect(await seenErrors(page)).toEqual([]);
      await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
    });

    it("may arrive after the element has left, and says nothing then", async () => {
      const page = await open();
      const release = await holdRequests(page, `**${path}`);
      demo.server.failNext({ path, status: 500 });
      await choose(page, photo);
      await preview(page).waitFor();
      await page.evaluate((selector) => document.querySelector(selector)?.remove(), tag);
      const answered = page.waitForResponse((response) => response.url().endsWith(path));
      release();
      await answered;
      // The upload's frame leaves once the answer has been read.
      await expect.poll(() => page.locator("html > iframe").count()).toBe(0);
      expect(sent()).toHaveLength(1);
      expect(await seenErrors(page)).toEqual([]);
      expect(await changes(page)).toEqual([]);
    });
  });

  it("works without JavaScript by the server's own form", async () => {
    demo.server.addPage("/perfil/teste", { body: `<main>${picture()}</main>` });
    const page = await demo.open("/perfil/teste", { javaScript: false });
    await page.getByLabel("nova foto").setInputFiles(photo);
    expect(await page.getByRole("button", { name: "enviar" }).isVisible()).toBe(true);
  });
});
