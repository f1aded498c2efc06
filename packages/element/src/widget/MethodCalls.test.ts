import { expect, it } from "vitest";
import { MethodCalls } from "./MethodCalls";

it("answers at once while somebody is there", async () => {
  const calls = new MethodCalls();
  let times = 0;
  const end = calls.answer("reload", async () => {
    times += 1;
  });
  await calls.call("reload");
  await calls.call("reload");
  expect(times).toBe(2);
  end();
  void calls.call("reload");
  expect(times).toBe(2);
});

it("lets calls wait for somebody, who answers all of them once", async () => {
  const calls = new MethodCalls();
  const waiting = [calls.call("reload"), calls.call("reload")];
  const other = calls.call("other").then(() => "answered");
  let times = 0;
  calls.answer("reload", async () => {
    times += 1;
  });
  await Promise.all(waiting);
  expect(times).toBe(1);
  expect(await Promise.race([other, Promise.resolve("waiting")])).toBe("waiting");
});

it("passes on what goes wrong", async () => {
  const calls = new MethodCalls();
  const waiting = calls.call("reload");
  calls.answer("reload", () => Promise.reject(new Error("lost")));
  await expect(waiting).rejects.toThrow("lost");
});
