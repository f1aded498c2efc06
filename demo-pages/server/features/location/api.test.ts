import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("the location", () => {
  it("keeps a position on the globe", async () => {
    const visitor = await demo.visitor(1);
    const locate = (latitude: number) =>
      visitor.send("/api/location", { method: "POST", json: { latitude, longitude: -46.6 } });
    expect((await locate(-123)).status).toBe(422);
    expect((await locate(-23.5)).status).toBe(204);
    expect(demo.server.state.users[0]?.location).toBe("-23.50, -46.60");
  });
});
