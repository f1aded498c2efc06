import { useServer, type Visitor } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();
const path = "/perfil/mensagens";
const sale = "default$$$201";
const chat = "chat$$$202";

const messageOf = (id: string) => demo.server.state.messages.find((message) => message.id === id);

/** Posts a form as a page without a script does; resolves to where it leads. */
async function post(visitor: Visitor, to: string, form: Record<string, string>) {
  const answer = await visitor.send(to, { method: "POST", form });
  expect(answer.status).toBe(303);
  return visitor.visit(answer.headers.get("location") ?? "");
}

it("shows the messages of a type, and the types with what is unread", async () => {
  const html = await (await demo.visitor(1)).visit(`${path}?type=chat`);
  expect(html).toContain(chat);
  expect(html).not.toContain(`data-message-id="${sale}"`);
  expect(html).toMatch(/data-type="chat" aria-current="true">conversas <yy-count-badge[^>]*>1</);
});

it("marks as read and deletes without a script, and says so", async () => {
  const visitor = await demo.visitor(1);
  expect(await post(visitor, path, { action: "read", "ids[]": sale, type: "" })).toContain(
    "pronto, mensagens lidas.",
  );
  expect(messageOf(sale)?.read).toBe(true);
  expect(await post(visitor, path, { action: "delete", "ids[]": sale, type: "default" })).toContain(
    "pronto, mensagens apagadas.",
  );
  expect(messageOf(sale)).toBeUndefined();
  expect(await post(visitor, path, { action: "delete" })).toContain("escolha uma mensagem");
});

it("deletes no chat, from the list or from its own page", async () => {
  const visitor = await demo.visitor(1);
  for (const to of [path, `${path}/${encodeURIComponent(chat)}`])
    expect(await post(visitor, to, { action: "delete", "ids[]": chat })).toContain(
      "conversas não podem ser apagadas.",
    );
  expect(messageOf(chat)).toBeDefined();
});

it("shows a message, which is read by that, but not by being pointed at", async () => {
  const visitor = await demo.visitor(1);
  const own = `${path}/${encodeURIComponent(sale)}`;
  await visitor.send(own, { headers: { "X-Sec-Purpose": "prefetch" } });
  expect(messageOf(sale)?.read).toBe(false);
  expect(await visitor.visit(own)).toContain("seu vestido foi vendido!");
  expect(messageOf(sale)?.read).toBe(true);
  expect((await visitor.send(`${path}/default$$$999`)).status).toBe(404);
  expect((await visitor.send(`${path}/default$$$301`)).status).toBe(404);
});

it("sends those who are not signed in to the sign-in page, and back", async () => {
  const answer = await (await demo.visitor()).send(`${path}/${encodeURIComponent(sale)}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("/entrar?redirect_to=");
});
