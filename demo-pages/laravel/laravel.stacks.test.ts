import { expect, it } from "vitest";
import { describeHost } from "../walks/describeHost";
import { startLaravelHost } from "./testing/startLaravelHost";

const host = describeHost(startLaravelHost, (file) =>
  expect(file.headers()["cache-control"]).toContain("immutable"),
);

it("serves no file that no build has", async () => {
  const gone = await fetch(host.url("/yy/0.0.1-00000000/chunks/nada.digested.js"));
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store, private"]);
});
