import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { expect, it } from "vitest";

const demo = useDemo();

const widgets = ["yy-seller-toggle", "yy-follow-button", "yy-message-list"];
const row = (id: string) =>
  `<li data-message-id="${id}" data-read="false"><input type="checkbox" aria-label="${id}"></li>`;
const body = `
  <yy-seller-toggle data-feature="soft-shipping">frete econômico</yy-seller-toggle>
  <yy-follow-button data-user-id="2" data-user-name="ana" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"></yy-follow-button>
  <yy-message-list>
    <div data-part="toolbar">
      <button data-part="read">marcar como lidas</button>
      <button data-part="delete">apagar</button>
    </div>
    <ul data-part="messages">${row("default$$$201")}${row("default$$$203")}</ul>
  </yy-message-list>`;
const shipping = "/api/v3/soft_shipping_rates";
const messages = "/api/inbox/messages";

it("what a visitor has pressed is sent, though they leave before the first answer", async () => {
  demo.server.addPage("/perfil/teste", { body: `<main>${body}</main>` });
  demo.server.addPage("/outra", { body: "<main>outra</main>", script: "none" });
  // Until it is known who is there, a follow waits.
  demo.server.failNext({ path: "/metadata/user", delay: 30_000 });
  const page = await demo.open("/perfil/teste", { signedInAs: 1 });
  for (const widget of widgets) await waitUntilMounted(page, widget);
  const sent = () =>
    demo.server.requests
      .filter(({ method }) => method !== "GET")
      .map(({ method, path }) => `${method} ${path}`);

  for (const path of [shipping, messages]) demo.server.failNext({ path, delay: 30_000 });
  for (const isOn of [false, true])
    await page.getByRole("switch", { name: "frete econômico", checked: isOn }).click();
  await page.getByRole("button", { name: "seguir" }).click();
  await page.getByRole("button", { name: "seguindo" }).click();
  await page.getByLabel("default$$$201").check();
  await page.getByRole("button", { name: "marcar como lidas" }).click();
  await page.getByLabel("default$$$203").check();
  await page.getByRole("button", { name: "apagar" }).click();
  const first = [`POST ${shipping}/enable`, `PATCH ${messages}/set_as_read`];
  await expect.poll(sent).toEqual(first);

  await page.goto("/outra");
  const waiting = [
    `POST ${shipping}/disable`,
    `DELETE ${messages}`,
    "POST /api/users/follow",
    "DELETE /api/users/unfollow",
  ];
  await expect.poll(() => sent().sort()).toEqual([...first, ...waiting].sort());
});
