import { sharePage, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();
const signedIn = { signedInAs: 1 };

const uploads = {
  photo: {
    send: () =>
      http.outcomeOf(() =>
        http.uploadPhoto(
          "/api/product_upload/photos",
          new File(["a"], "eu.png", { type: "image/png" }),
        ),
      ),
    sent: { method: "POST", path: "/api/product_upload/photos" },
  },
  "profile image": {
    send: () =>
      http.outcomeOf(() =>
        http.uploadProfileImage("avatar", new File(["a"], "eu.png", { type: "image/png" })),
      ),
    sent: { method: "PATCH", path: "/api/profile/avatar" },
  },
};

describe.each(Object.entries(uploads))("an upload of a %s", (_what, { send, sent }) => {
  const page = sharePage(demo, () => openHttpPage(demo, {}, signedIn));

  it("sends it as multipart and gives its public id", async () => {
    const { value } = await page().evaluate(send);
    expect(value).toMatch(/^(eu|avatar)-/);
    expect(demo.server.requests.at(-1)).toMatchObject({
      ...sent,
      body: { image: { fileName: "eu.png", size: 1 } },
      headers: {
        accept: "application/vnd.yy.v1+json, application/json",
        "x-api-version": "1",
        "x-csrf-token": expect.any(String),
        "x-requested-with": "XMLHttpRequest",
      },
    });
  });

  it("is a RequestError when it is refused, lost, or answered without an id", async () => {
    for (const [fault, error] of [
      [
        { status: 422, body: '{"image":"é grande"}' },
        { status: 422, body: { image: "é grande" } },
      ],
      [
        { status: 500, body: "<h1>ops</h1>" },
        { status: 500, body: "<h1>ops</h1>" },
      ],
      [{ drop: true }, { status: 0, body: null, cause: "TypeError" }],
      [{ truncate: true }, { status: 0, body: null }],
      [{ status: 204 }, { status: 204, body: "" }],
      [{ body: '{"image_public_id":7}' }, { message: expect.stringContaining("image_public_id") }],
    ] as const) {
      demo.server.failNext(fault);
      const outcome = await page().evaluate(send);
      expect(outcome.error, JSON.stringify(fault)).toMatchObject({
        name: "RequestError",
        ...error,
      });
    }
  });
});

it("tells the part that has been sent, rising to all of it", async () => {
  const page = await openHttpPage(demo, {}, signedIn);
  const parts = await page.evaluate(async () => {
    const parts: number[] = [];
    const image = new File([new Uint8Array(3_000_000)], "capa.png", { type: "image/png" });
    await http.uploadProfileImage("header", image, { onProgress: (part) => parts.push(part) });
    return parts;
  });
  expect(parts.length).toBeGreaterThan(0);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  expect(demo.server.requests.at(-1)?.path).toBe("/api/profile/header");
});

it("rejects with the visitor's abort when it is cancelled, before and during", async () => {
  const page = await openHttpPage(demo, {}, signedIn);
  demo.server.failNext({ path: "/api/profile", delay: 5_000 });
  const outcomes = await page.evaluate(async () => {
    const image = new File(["a"], "eu.png", { type: "image/png" });
    const controller = new AbortController();
    const upload = () =>
      http.outcomeOf(() => http.uploadProfileImage("avatar", image, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 100);
    return [await upload(), await upload()];
  });
  expect(outcomes.map(({ error }) => error?.name)).toEqual(["AbortError", "AbortError"]);
  expect(demo.server.requests).toHaveLength(1);
});

it("gives up after a time without progress", async () => {
  const page = await openHttpPage(demo, {}, signedIn);
  demo.server.failNext({ path: "/api/profile", delay: 5_000 });
  const outcome = await page.evaluate(() => {
    const image = new File(["a"], "eu.png", { type: "image/png" });
    return http.outcomeOf(() => http.uploadProfileImage("avatar", image, { timeoutMs: 200 }));
  });
  expect(outcome.error).toMatchObject({
    name: "RequestError",
    status: 0,
    body: null,
    cause: "TimeoutError",
  });
});

it("announces 401 as every call does", async () => {
  const page = await openHttpPage(demo);
  const seen = await page.evaluate(async () => {
    let announced = 0;
    http.onOwnRequest((request) => {
      if (request === "unauthorized") announced += 1;
    });
    const image = new File(["a"], "eu.png", { type: "image/png" });
    const { error } = await http.outcomeOf(() => http.uploadProfileImage("avatar", image));
    return { announced, status: error?.status };
  });
  expect(seen).toEqual({ announced: 1, status: 401 });
});

it("gives the server's reasons for refusing an image", async () => {
  const page = await openHttpPage(demo, {}, signedIn);
  const outcome = await page.evaluate(() => {
    const image = new File(["a"], "eu.txt", { type: "text/plain" });
    return http.outcomeOf(() => http.uploadProfileImage("avatar", image));
  });
  expect(outcome.error).toMatchObject({ status: 422, body: { image: "não é uma imagem válida" } });
});
