import { useServer } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();

it("keeps idle connections open", async () => {
  const { headers } = await fetch(`${demo.server.origin}/`);
  expect(headers.get("connection")).toBe("keep-alive");
  // How long they stay open, where they do not for ever.
  expect(headers.get("keep-alive")).toBeNull();
});
