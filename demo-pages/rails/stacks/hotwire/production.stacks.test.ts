import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import { runInStacks, type Server } from "@yy/testing/stacks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRailsHost } from "../../testing/startRailsHost";
import { useRailsHost } from "../../testing/useRailsHost";

const marina = 1;

const rake = (...tasks: string[]) =>
  runInStacks({
    command: [
      "sh",
      "-ec",
      'rake "$@"; ls -A /tmp/public/assets 2>/dev/null || true',
      "sh",
      ...tasks,
    ],
    folder: "demo-pages/rails",
    env: {
      RAILS_ENV: "production",
      PUBLIC_PATH: "/tmp/public",
      DATABASE_URL: "sqlite3:/tmp/voltinha.sqlite3",
    },
  });

it("has each constant in the file of its name", async () => {
  const { code, output } = await rake("zeitwerk:check");
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining("All is good!"),
  });
});

it("compiles its assets, the gem's files not among them", async () => {
  const { code, output } = await rake("-s", "assets:precompile");
  expect(code, output).toBe(0);
  expect(output).toMatch(/^application-\w{8}\.js$/m);
  expect(output).toMatch(/^\.manifest\.json$/m);
  expect(output).not.toMatch(/^yy[.-]/m);
});

describe("in production, under a path and with its files on another origin", () => {
  const prefix = "/loja";
  let cdn: Server;
  beforeAll(async () => {
    cdn = await startRailsHost({ prefix, isProduction: true });
  });
  afterAll(() => cdn?.stop());
  const rails = useRailsHost({
    prefix,
    isProduction: true,
    assetHost: () => new URL(cdn.url).origin,
  });

  it("loads every script and style from there, and its widgets work over visits", async () => {
    const page = await rails.open("/p/saia-6", { signedInAs: marina });
    await waitUntilMounted(page, "yy-follow-button");
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\.(?:js|css)$/.test(name)),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) expect(file).toMatch(`${cdn.url}/`);
    const kinds = ["/loja/yy/", "/loja/assets/application-", "/loja/assets/turbo."];
    for (const kind of kinds) expect(files.join("\n")).toContain(kind);

    await page.getByRole("button", { name: `${followText} Ana` }).click();
    await page.getByRole("button", { name: `${followingText} Ana` }).waitFor();
    await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
    await page.getByRole("link", { name: "mensagens" }).first().click();
    await page.waitForURL("**/loja/perfil/mensagens");
    await waitUntilMounted(page, "yy-message-list");
    expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
  });
});
