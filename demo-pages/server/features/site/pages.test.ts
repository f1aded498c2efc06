import { useServer } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();

it("gives every page a strict policy with a nonce of its own, or that of the document Turbo names", async () => {
  const visitor = await demo.visitor();
  const policyFor = async (headers: Record<string, string> = {}) =>
    (await visitor.send("/", { headers })).headers.get("content-security-policy") ?? "";
  const nonceIn = (policy: string) => /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1];
  const first = await policyFor();
  expect(first).not.toContain("unsafe");
  expect(nonceIn(first)).toBeDefined();
  expect(nonceIn(await policyFor())).not.toBe(nonceIn(first));
  const turbos = "0123456789abcdef0123456789abcdef";
  expect(nonceIn(await policyFor({ "X-Turbo-Nonce": turbos }))).toBe(turbos);
  expect(await policyFor({ "X-Turbo-Nonce": "x' 'unsafe-inline" })).not.toContain("unsafe");
});

it.each([
  "/@ninguem",
  "/@marina/outra",
  "/p/nada-999",
  "/nao-existe",
  "/widgets/nao-existe",
  "/api/nada",
])("answers 404 to %s", async (path) => {
  expect((await (await demo.visitor()).send(path)).status).toBe(404);
});
