import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { requestRows } from "./requestRows";

const demo = useServer();
const post = async (path: string, body: { json?: object; form?: Record<string, string> } = {}) =>
  (await demo.visitor()).send(path, { method: "POST", ...body });

describe("the control routes", () => {
  it("make the next call fail as JSON says, and not at all as the panel's form says untouched", async () => {
    const visitor = await demo.visitor();
    const json = { status: 503, path: "/metadata", times: 1, headers: { "Retry-After": "1" } };
    await post("/_demo/fail", { json });
    const failed = await visitor.send("/metadata/user");
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "1"]);
    await post("/_demo/fail", { form: { status: "", delay: "" } });
    expect((await visitor.send("/metadata/user")).status).toBe(200);
    expect((await post("/_demo/fail", { json: { status: 408 } })).status).toBe(422);
  });

  it("go back to the page of a form and nowhere else, and refuse what another site asks", async () => {
    const locationFor = async (return_to: string) =>
      (await post("/_demo/sign-in", { form: { userId: "1", return_to } })).headers.get("location");
    expect(await locationFor("/widgets")).toBe("/widgets");
    expect(await locationFor("//example.com")).toBe("/");
    const headers = { Origin: "https://example.com" };
    const answer = await fetch(`${demo.server.origin}/_demo/reset`, { method: "POST", headers });
    expect(answer.status).toBe(403);
  });
});

it("lists calls in the panel without passwords, tokens and cards, and of a file its name and size", () => {
  const body = {
    user: { password: "segredo", "card[number]": "4111" },
    authenticity_token: "abc",
    image: { fileName: "eu.png", type: "image/png", size: 5 },
  };
  const call = { method: "POST", path: "/", query: {}, headers: {}, status: 201, isOver: true };
  expect(requestRows([{ ...call, body }])[0]?.sent).toBe(
    '{"user":{"password":"•••","card[number]":"•••"},"authenticity_token":"•••","image":"eu.png, 5 bytes"}',
  );
});
