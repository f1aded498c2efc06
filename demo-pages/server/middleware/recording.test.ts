import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("recorded requests", () => {
  it("hold method, path, query, headers, body and status", async () => {
    const visitor = await demo.visitor(1);
    await visitor.send("/api/users/follow?de=card&de=lista", {
      method: "POST",
      json: { following_id: "2" },
      headers: { "X-Requested-With": "XMLHttpRequest" },
    });
    expect(demo.server.requests).toHaveLength(1);
    expect(demo.server.requests[0]).toMatchObject({
      method: "POST",
      path: "/api/users/follow",
      query: { de: "lista" },
      headers: { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" },
      body: { following_id: "2" },
      status: 201,
    });
  });

  it("hold calls only, and pages that a script asks for", async () => {
    const visitor = await demo.visitor();
    await visitor.send("/widgets");
    await visitor.send("/vendor/jquery.js");
    await visitor.send("/widgets?page=2", { headers: { "X-Requested-With": "XMLHttpRequest" } });
    expect(demo.server.requests.map(({ path, query }) => [path, query])).toEqual([
      ["/widgets", { page: "2" }],
    ]);
  });

  it("describe an uploaded file, and keep malformed JSON as text", async () => {
    const visitor = await demo.visitor(1);
    const form = new FormData();
    form.set("image", new File(["12345"], "eu.png", { type: "image/png" }));
    await visitor.send("/api/profile/avatar", { method: "PATCH", form });
    await fetch(`${demo.server.origin}/produto`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(demo.server.requests.map((request) => request.body)).toEqual([
      { image: { fileName: "eu.png", type: "image/png", size: 5 } },
      "{",
    ]);
  });
});
