import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const toggle = `<yy-seller-toggle data-feature="boosted-bundle" data-enabled="false">sacolinha</yy-seller-toggle>`;

describe("yy-seller-toggle", () => {
  const engine = useEngine();
  const control = "yy-seller-toggle >>> [role=switch]";
  const isOn = () => engine.page.attribute(control, "aria-checked");

  it("switches on by a click and off by a key, and tells the server of both", async () => {
    const page = await engine.show(toggle);
    const answered = () =>
      engine.server.requests.filter(({ method }) => method === "PUT").map(({ status }) => status);
    await page.click(control);
    await expect.poll(isOn).toBe("true");
    await expect.poll(() => answered().length).toBe(1);
    await page.press(" ");
    await expect.poll(isOn).toBe("false");
    await expect.poll(() => answered().length).toBe(2);
    expect(answered().every((status) => status < 300)).toBe(true);
  });

  it("goes back when the server refuses", async () => {
    const page = await engine.show(toggle);
    engine.server.failNext({ path: "/api/boosted_bundle", status: 500 });
    await page.click(control);
    await engine.expectErrors("RequestError");
    await expect.poll(isOn).toBe("false");
    await expect.poll(() => page.isShown("yy-seller-toggle >>> [part=message]")).toBe(true);
  });
});
