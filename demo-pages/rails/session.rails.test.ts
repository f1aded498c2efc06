import { expect, it } from "vitest";
import { useRailsHost } from "./testing/useRailsHost";

const rails = useRailsHost();

it.each([
  "/metadata/user",
  "/api/inbox/counters",
  "/follows?ids=2",
  "/photos/marina/avatar-marina/50x50.jpg",
  // An infinite scroll may still be loading while the visitor signs out.
  "/achados?page=2",
  "/busca?page=2",
])("%s leaves the session cookie as it is", async (path) => {
  const page = await rails.open("/", { signedInAs: 1 });
  const answer = await page.request.get(rails.url(path), {
    headers: { "X-Requested-With": "XMLHttpRequest" },
  });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

it("is not put back by a photo that arrives after signing in", async () => {
  const page = await rails.open("/entrar");
  const signedOut = await page.context().cookies();
  await page.getByRole("button", { name: "Marina Alves" }).click();
  await page.locator("yy-session-value").getByText("Marina", { exact: true }).waitFor();
  const photo = await page.request.get(rails.url("/photos/marina/avatar-marina/51x51.jpg"), {
    headers: { cookie: signedOut.map(({ name, value }) => `${name}=${value}`).join("; ") },
  });
  expect(photo.status()).toBe(200);
  expect(await (await page.request.get(rails.url("/metadata/user"))).json()).toMatchObject({
    id: 1,
  });
});
