// @vitest-environment page

import * as pageMeta from "@yy/page/metas";
import { photoHost } from "@yy/page/photoHost";
import { beforeEach, describe, expect, it } from "vitest";
import { usePage } from "../testing/usePage";
import { navigate, resolveNavigation } from "./navigate";

const page = usePage();

const addMetas = (metas: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(metas))
    document.head.append(Object.assign(document.createElement("meta"), { name, content }));
};

describe("navigate", () => {
  beforeEach(() =>
    page.open({ head: '<meta name="yy-allowed-origins" content="https://allowed.test">' }),
  );

  it.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https:evil.test",
    "http://127.0.0.1:1/",
    "http://127.0.0.1.evil.test/",
    "javascript:document.title='x'",
    " java\nscript:document.title='x'",
    "data:text/html,x",
    "mailto:a@b.test",
    "http://[",
    "https://allowed.test.evil.test/",
    "http://allowed.test/",
    "https://allowed.test:8443/",
  ])("throws a ConfigError for %j, and stays", (url) => {
    const { href } = location;
    expect(() => navigate(url)).toThrow(
      expect.objectContaining({
        name: "ConfigError",
        message: "the address must be one that this page may open",
      }),
    );
    expect(location.href).toBe(href);
  });

  it("takes an origin the page allows at that moment", () => {
    const meta = document.querySelector('meta[name="yy-allowed-origins"]');
    meta?.setAttribute("content", "https://other.test");
    expect(() => resolveNavigation("https://allowed.test/a")).toThrow(/may open/);
    meta?.setAttribute("content", "https://other.test https://allowed.test");
    expect(resolveNavigation("https://allowed.test/a")).toBe("https://allowed.test/a");
  });
});

describe("metas of the page", () => {
  const read = () => ({
    token: pageMeta.csrfToken(),
    parameter: pageMeta.csrfParameter(),
    nonce: pageMeta.cspNonce(),
    fingerprint: pageMeta.fingerprint(),
    device: pageMeta.deviceType(),
    environment: pageMeta.environment(),
    guide: pageMeta.guide(),
    photos: photoHost(),
    sprite: pageMeta.iconSprite(),
    app: pageMeta.isNativeApp(),
    origins: pageMeta.allowedOrigins(),
  });

  beforeEach(() => document.head.replaceChildren());

  it("have calm defaults", () => {
    expect(read()).toEqual({
      token: null,
      parameter: "authenticity_token",
      nonce: null,
      fingerprint: true,
      device: null,
      environment: "production",
      guide: null,
      photos: `${location.origin}/photos`,
      sprite: null,
      app: false,
      origins: [],
    });
  });

  it("are read from the head at each call", () => {
    addMetas({
      "csrf-token": "t",
      "csrf-param": "p",
      "csp-nonce": "n",
      fingerprint: "false",
      "device-type": "mobile",
      "yy-environment": "staging",
      "yy-guide": "/widgets/{name}",
      "yy-assets-host": "https://assets.test",
      "yy-icon-sprite": "/icons.svg",
      "yy-native-app": "",
      "yy-allowed-origins": " https://a.test\nhttps://b.test ",
    });
    expect(read()).toEqual({
      token: "t",
      parameter: "p",
      nonce: "n",
      fingerprint: false,
      device: "mobile",
      environment: "staging",
      guide: "/widgets/{name}",
      photos: "https://assets.test/photos",
      sprite: "/icons.svg",
      app: true,
      origins: ["https://a.test", "https://b.test"],
    });
  });

  it.each([
    ["false", false, false],
    ["", true, true],
    ["0", true, true],
    ["true", true, true],
  ])("read %j", (content, fingerprint, app) => {
    addMetas({ fingerprint: content, "yy-native-app": content });
    expect(read()).toMatchObject({ fingerprint, app });
  });
});
