import { collectProblems, useDemo } from "@yy/testing";
import { expect, it } from "vitest";
import { openHttpPage } from "../../testing/httpPage";

const demo = useDemo();
const SRC = "/perfil/mensagens";
const list = { body: '<ul data-part="messages"></ul>' };
const signedIn = { signedInAs: 1 };

it("gives a script that has not run yet, and puts the rows in when it runs", async () => {
  const page = await openHttpPage(demo, list, signedIn);
  const seen = await page.evaluate(async (src) => {
    const rows = () => document.querySelectorAll("[data-message-id]").length;
    const answer = await http.loadMessageList(src, "chat");
    const before = rows();
    if (answer.kind === "script") answer.run();
    return { kind: answer.kind, before, after: rows() };
  }, SRC);
  expect(seen.kind).toBe("script");
  expect(seen.before).toBe(0);
  expect(seen.after).toBeGreaterThan(0);
  expect(demo.server.requests.at(-1)).toMatchObject({
    path: SRC,
    query: { type: "chat" },
    headers: { accept: "text/javascript, text/html;q=0.9", "x-requested-with": "XMLHttpRequest" },
  });
  expect(collectProblems(page).cspViolations).toEqual([]);
});

it("gives clean rows when the answer is HTML", async () => {
  const page = await openHttpPage(demo, list);
  demo.server.failNext({
    path: SRC,
    body: '<li data-message-id="chat$$$1" data-read="false" onclick="x()">oi<script>x()</script></li>',
    contentType: "text/html; charset=utf-8",
  });
  const rows = await page.evaluate(async (src) => {
    const answer = await http.loadMessageList(src, "");
    if (answer.kind !== "html") return answer.kind;
    return [...answer.fragment.children].map(({ outerHTML }) => outerHTML);
  }, SRC);
  expect(rows).toEqual(['<li data-message-id="chat$$$1" data-read="false">oi</li>']);
});
