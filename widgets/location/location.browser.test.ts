import { collectProblems, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-location";
const marina = 1;
const recife = { latitude: -8.05, longitude: -34.9 };

const place = (attributes = "", children = '<a href="/perfil/endereco">diga onde você está</a>') =>
  `<${tag} ${attributes}>${children}</${tag}>`;
const saving = 'data-update-path="/api/location"';

interface Visit {
  readonly signedInAs?: number | null;
  readonly head?: string;
  /**
   * How the browser responds: with a position, that it is not allowed, or that it finds nothing.
   */
  readonly browser?: "finds" | "refuses" | "finds nothing";
}

describe("yy-location", () => {
  const demo = useDemo();
  const button = (page: Page) => page.getByRole("button", { name: "usar minha localização" });
  const message = (page: Page) => page.getByRole("status");
  const posts = () =>
    demo.server.requests
      .filter(({ method }) => method === "POST")
      .map(({ path, body, status }) => ({ path, body, status }));
  const found = (page: Page) => events.details(page, "yy:location-found");

  const finds = { permissions: ["geolocation"], geolocation: recife };

  const fixture = useFixture(demo, { signedInAs: marina, prepare: events.on, context: finds });

  /**
   * Shows it to marina, whose location is the server's again, in a browser that finds a position.
   */
  async function show(body: string): Promise<Page> {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    await session.refresh(page);
    await page.getByText("São Paulo, SP").waitFor();
    return page;
  }

  /**
   * Opens a page of its own, for what becomes of the visitor or depends on how the browser answers.
   */
  async function open(body: string, visit: Visit = {}): Promise<Page> {
    const { signedInAs = marina, head = "", browser = "finds" } = visit;
    demo.server.addPage("/t", { body, head });
    const page = await demo.open("/t", {
      ...(signedInAs === null ? {} : { signedInAs }),
      ...(browser === "finds" ? { context: finds } : {}),
      prepare: async (fresh) => {
        await events.on(fresh);
        if (browser !== "finds nothing") return;
        await fresh.context().grantPermissions(["geolocation"]);
        await fresh.context().setGeolocation(null);
      },
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  it("shows where the user is, and finds out anew: tells the page, saves it, and shows what the server calls it", async () => {
    const page = await open(place(saving));
    await page.getByText("São Paulo, SP").waitFor();
    expect(await page.getByText("diga onde você está").isVisible()).toBe(false);
    const release = await holdRequests(page, "**/api/location");
    await button(page).click();
    await waitForState(page, tag, "locating");
    await expect.poll(() => message(page).textContent()).toBe("carregando");
    await expect.poll(() => found(page)).toEqual([recife]);
    // A press meanwhile sends no second request.
    await button(page).press("Enter");
    release();
    await page.getByText("-8.05, -34.90").waitFor();
    await expect.poll(() => message(page).textContent()).toBe("localização encontrada");
    expect(posts()).toEqual([{ path: "/api/location", body: recife, status: 204 }]);
    expect(await found(page)).toEqual([recife]);
    expect(await page.locator(`${tag}:state(locating)`).count()).toBe(0);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([320, 1280])("is drawn into room that was kept for it, on %i px", async (width) => {
    const body = `${place(saving)}<p id="next">depois</p>`;
    demo.server.addPage("/t", { body, script: "none" });
    const viewport = { width, height: 640 };
    const visit = { signedInAs: marina, viewport };
    const bare = await (await demo.open("/t", visit)).locator("#next").boundingBox();
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t", visit);
    await button(page).waitFor();
    expect(await page.locator("#next").boundingBox()).toEqual(bare);
  });

  it("is another place's button with another path: what came of the former is not said", async () => {
    const page = await show(place(saving));
    demo.server.failNext({ path: "/api/location", status: 500 });
    await button(page).click();
    await waitForState(page, tag, "unsaved");
    await page
      .locator(tag)
      .evaluate((it) => it.setAttribute("data-update-path", "/api/location?loja=2"));
    await expect.poll(() => message(page).textContent()).toBe("");
    expect(await page.locator(`${tag}:state(unsaved)`).count()).toBe(0);
    await page.getByText("São Paulo, SP").waitFor();
  });

  it("sends the place of nobody who is gone when the browser has found it", async () => {
    const page = await open(place(saving));
    await page.evaluate(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (...given) =>
        addEventListener("found", () => ask(...given), { once: true });
    });
    await button(page).click();
    await waitForState(page, tag, "locating");
    await page.request.post("/_demo/sign-in", { data: { userId: 2 } });
    await session.refresh(page);
    await page.evaluate(() => dispatchEvent(new Event("found")));
    // Long enough for it to be sent.
    await page.waitForTimeout(100);
    expect(posts().filter(({ path }) => path === "/api/location")).toEqual([]);
  });

  it("sends nothing without a path", async () => {
    const page = await show(place());
    await button(page).press("Enter");
    await expect.poll(() => found(page)).toEqual([recife]);
    await expect.poll(() => message(page).textContent()).toBe("localização encontrada");
    expect(posts()).toEqual([]);
  });

  it("shows the server's children beside the button while the user has no location", async () => {
    const user = JSON.stringify({ id: marina, location: null });
    demo.server.failNext({ path: "/metadata/user", body: user });
    const page = await open(place());
    await button(page).waitFor();
    expect(await page.getByRole("link", { name: "diga onde você está" }).isVisible()).toBe(true);
  });

  describe("does not start", () => {
    it.each([
      ["for visitors who are signed out", { signedInAs: null }, ["/metadata/user"]],
      ["inside the native app", { head: '<meta name="yy-native-app" content="android">' }, []],
    ] as const)("%s", async (_, visit, asked) => {
      const page = await open(place(saving), visit);
      if (asked.length > 0) await session.waitUntilKnown(page);
      expect(await page.getByRole("link", { name: "diga onde você está" }).isVisible()).toBe(true);
      expect(await button(page).count()).toBe(0);
      expect(demo.server.requests.map(({ path }) => path)).toEqual(asked);
    });

    it("while it is not known who is there; the server's children show", async () => {
      demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
      const page = await open(place(saving));
      await expect.poll(() => seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
      expect(await button(page).count()).toBe(0);
      expect(await page.getByRole("link").isVisible()).toBe(true);
    });

    it("is no native app where the meta says false", async () => {
      const page = await open(place(), { head: '<meta name="yy-native-app" content="false">' });
      await button(page).waitFor();
    });
  });

  describe("without a position", () => {
    for (const browser of ["refuses", "finds nothing"] as const)
      it(`says so when the browser ${browser}, which is no error, and asks again at the next press`, async () => {
        const page = await open(place(saving), { browser });
        await button(page).click();
        await waitForState(page, tag, "refused");
        await expect
          .poll(() => message(page).textContent())
          .toBe("não foi possível usar sua localização");
        expect(await page.getByText("São Paulo, SP").isVisible()).toBe(true);
        await page.context().grantPermissions(["geolocation"]);
        await page.context().setGeolocation(recife);
        await button(page).click();
        await expect.poll(() => found(page)).toEqual([recife]);
        await expect.poll(() => message(page).textContent()).toBe("localização encontrada");
        expect(await page.locator(`${tag}:state(refused)`).count()).toBe(0);
        expect(await seenErrors(page)).toEqual([]);
      });

    it("says so on a browser that knows no positions", async () => {
      const page = await show(place('data-refused-text="sem mapa por aqui"'));
      await page.evaluate(() =>
        Object.defineProperty(navigator, "geolocation", { value: undefined, configurable: true }),
      );
      await button(page).click();
      await page.getByText("sem mapa por aqui").waitFor();
      await page.evaluate(() => Reflect.deleteProperty(navigator, "geolocation"));
      expect(await seenErrors(page)).toEqual([]);
    });

    it("gives the browser a time, and drops the answer to a press that another has followed", async () => {
      const page = await show(place(saving));
      await page.evaluate(() => {
        const asked: {
          answer: PositionCallback;
          refuse: PositionErrorCallback;
          limits: unknown;
        }[] = [];
        Reflect.set(window, "askedPositions", asked);
        navigator.geolocation.getCurrentPosition = (answer, refuse, limits) =>
          asked.push({ answer, refuse: refuse as PositionErrorCallback, limits });
      });
      const times = () =>
        page.evaluate(() => (Reflect.get(window, "askedPositions") as unknown[]).length);
      await button(page).click();
      await expect.poll(times).toBe(1);
      await button(page).click();
      await expect.poll(times).toBe(2);
      await page.evaluate(() => {
        const [first, second] = Reflect.get(window, "askedPositions") as {
          answer: (position: unknown) => void;
          refuse: (error: unknown) => void;
        }[];
        first?.answer({ coords: { latitude: 1, longitude: 1 } });
        second?.refuse({ code: 3 });
      });
      await waitForState(page, tag, "refused");
      expect(await found(page)).toEqual([]);
      expect(posts()).toEqual([]);
      expect(
        await page.evaluate(
          () => (Reflect.get(window, "askedPositions") as { limits: unknown }[])[0]?.limits,
        ),
      ).toMatchObject({ timeout: 10_000 });
      await page.evaluate(() =>
        Reflect.deleteProperty(navigator.geolocation, "getCurrentPosition"),
      );
    });
  });

  describe("when the position cannot be saved", () => {
    const failures = Object.entries({
      "a 422": { status: 422 },
      "a lost connection": { drop: true },
    });
    for (const [failure, fault] of failures)
      it(`stays calm at ${failure}, reports it once, and saves at the next press`, async () => {
        const page = await show(place(saving));
        demo.server.failNext({ path: "/api/location", ...fault });
        await button(page).click();
        await waitForState(page, tag, "unsaved");
        await expect
          .poll(() => message(page).textContent())
          .toBe("não foi possível salvar sua localização");
        expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
        expect(await page.getByText("São Paulo, SP").isVisible()).toBe(true);
        await button(page).click();
        await page.getByText("-8.05, -34.90").waitFor();
        expect(await seenErrors(page)).toHaveLength(1);
      });

    it("knows the visitor as signed out after a 401", async () => {
      const page = await open(place(saving));
      await button(page).waitFor();
      await page.request.post("/_demo/sign-out", { data: {} });
      await button(page).click();
      await page.getByRole("link", { name: "diga onde você está" }).waitFor();
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      expect(await button(page).count()).toBe(0);
    });

    it("writes to no other site", async () => {
      const page = await show(place('data-update-path="https://mapa.example/"'));
      await button(page).click();
      await waitForState(page, tag, "unsaved");
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "ConfigError" }]);
    });
  });

  it("says nothing more once it has left", async () => {
    const page = await show(place(saving));
    const release = await holdRequests(page, "**/api/location");
    demo.server.failNext({ path: "/api/location", status: 500 });
    await button(page).click();
    await expect.poll(() => found(page)).toEqual([recife]);
    await page.locator(tag).evaluate((it) => it.remove());
    const answered = page.waitForResponse("**/api/location");
    release();
    await answered;
    expect(await seenErrors(page)).toEqual([]);
    expect(collectProblems(page).errors.filter((it) => !it.includes("500"))).toEqual([]);
  });
});
