import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import type { RecordedRequest } from "../../middleware/recording";
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

  it("reset everything, sessions too", async () => {
    const visitor = await demo.visitor(1);
    demo.server.state.products.length = 0;
    await visitor.send("/_demo/reset", { method: "POST" });
    expect(demo.server.state.products.length).toBeGreaterThanOrEqual(24);
    expect(await (await visitor.send("/metadata/user")).json()).toEqual({ id: null });
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

describe("the panel's list of calls", () => {
  const recorded = (differences: Partial<RecordedRequest>): RecordedRequest => ({
    method: "POST",
    path: "/api/users/follow",
    query: {},
    headers: {},
    body: undefined,
    status: 201,
    isOver: true,
    ...differences,
  });

  it.each([
    [{ status: 0, isOver: false }, "a caminho", false],
    [{ status: 0 }, "caiu, sem resposta", true],
    [{ status: 422 }, "respondeu 422", true],
    [{ status: 204 }, "respondeu 204", false],
  ])("tells %j as %s", (differences, outcome, isFailure) => {
    expect(requestRows([recorded(differences)])).toMatchObject([{ outcome, isFailure }]);
  });

  it("shows no password, token or card, however deep, and of a file its name and size", () => {
    const body = {
      user: { password: "segredo", "card[number]": "4111" },
      authenticity_token: "abc",
      image: { fileName: "eu.png", type: "image/png", size: 5 },
    };
    expect(requestRows([recorded({ body })])[0]?.sent).toBe(
      '{"user":{"password":"•••","card[number]":"•••"},"authenticity_token":"•••","image":"eu.png, 5 bytes"}',
    );
  });

  it("keeps the latest thirty, each with one id for as long as it is there", () => {
    const requests = Array.from({ length: 40 }, (_, index) => recorded({ path: `/${index}` }));
    const before = requestRows(requests);
    expect(before.map(({ address }) => address).at(0)).toBe("/10");
    requests.push(recorded({ body: "x".repeat(10_000) }));
    const after = requestRows(requests);
    expect(after.at(-2)).toEqual(before.at(-1));
    expect(after.at(-1)?.sent).toHaveLength(201);
  });
});
