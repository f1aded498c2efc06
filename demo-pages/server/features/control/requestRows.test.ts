import { describe, expect, it } from "vitest";
import type { RecordedRequest } from "../../middleware/recording";
import { requestRows } from "./requestRows";

const recorded = (differences: Partial<RecordedRequest> = {}): RecordedRequest => ({
  method: "POST",
  path: "/api/users/follow",
  query: {},
  headers: {},
  body: undefined,
  status: 201,
  isOver: true,
  ...differences,
});

describe("the panel's list of calls", () => {
  it("says what went out and what came of it", () => {
    const query = { busca: "calça", page: "2" };
    const [row] = requestRows([recorded({ query, body: { following_id: "4" } })]);
    expect(row).toMatchObject({
      method: "POST",
      address: "/api/users/follow?busca=calça&page=2",
      sent: '{"following_id":"4"}',
      outcome: "respondeu 201",
      isFailure: false,
    });
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
    const [row] = requestRows([recorded({ body })]);
    expect(row?.sent).toBe(
      '{"user":{"password":"•••","card[number]":"•••"},"authenticity_token":"•••","image":"eu.png, 5 bytes"}',
    );
  });

  it("shortens what is very long, and keeps the latest thirty", () => {
    const requests = Array.from({ length: 40 }, (_, index) => recorded({ path: `/${index}` }));
    const rows = requestRows([...requests, recorded({ body: "x".repeat(10_000) })]);
    expect(rows).toHaveLength(30);
    expect(rows.at(-2)?.address).toBe("/39");
    expect(rows.at(-1)?.sent).toHaveLength(201);
  });

  it("gives a call one id for as long as it is there", () => {
    const [first, second] = [recorded(), recorded()];
    const before = requestRows([first, second]).map(({ id }) => id);
    expect(new Set(before).size).toBe(2);
    expect(requestRows([second]).map(({ id }) => id)).toEqual([before[1]]);
  });
});
