import { request } from "node:http";
import { maxReportBytes } from "@yy/domain/reports/reportSchema";
import { useServer } from "@yy/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { HourSummary } from "./HourSummary";

const demo = useServer();
const report = { v: 1, release: "0.1.0", flavour: "react" };

async function send(body: string, headers: Record<string, string> = {}, method = "POST") {
  const response = await fetch(`${demo.server.origin}/yy/reports`, {
    method,
    headers: { "sec-fetch-site": "same-origin", ...headers },
    ...(method === "GET" ? {} : { body }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Sends a report like a browser without Sec-Fetch-Site, which `fetch` always sends. */
function sendFrom(origin: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { origin } };
    const sent = request(`${demo.server.origin}/yy/reports`, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject).end(JSON.stringify(report));
  });
}

async function countReports(): Promise<number> {
  const response = await fetch(`${demo.server.origin}/painel.json`);
  const { reports } = (await response.json()) as HourSummary;
  return reports.reduce((sum, count) => sum + count, 0);
}

beforeEach(() => demo.server.reset());

describe("POST /yy/reports", () => {
  it.each(["application/json", "text/plain;charset=UTF-8"])(
    "takes a report as %s",
    async (type) => {
      const { status, headers } = await send(JSON.stringify(report), { "content-type": type });
      expect([status, headers.get("set-cookie")]).toEqual([204, null]);
      expect(await countReports()).toBe(1);
    },
  );

  it.each([
    [403, "reports are taken from pages of this site alone", JSON.stringify(report), "cross-site"],
    [400, "a report is JSON", "{", "same-origin"],
    [422, "flavour: is missing", JSON.stringify({ v: 1, release: "1" }), "same-origin"],
    [413, "a report has at most 65536 bytes", "x".repeat(maxReportBytes + 1), "same-origin"],
  ])("answers %i %s", async (status, text, body, site) => {
    const answer = await send(body, { "sec-fetch-site": site });
    expect([answer.status, answer.text]).toEqual([status, `${text}\n`]);
    expect(await countReports()).toBe(0);
  });

  it("goes by the origin where a browser says no more", async () => {
    expect(await sendFrom("https://other.example")).toBe(403);
    expect(await sendFrom(demo.server.origin)).toBe(204);
  });

  it("answers 405 to another method", async () => {
    const { status, headers } = await send("", {}, "GET");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
});

it("forgets with a reset", async () => {
  await send(JSON.stringify(report));
  demo.server.reset();
  expect(await countReports()).toBe(0);
});
