// @vitest-environment page
import { setBoostedBundle } from "@yy/http/api/boostedBundle";
import { expect, it, vi } from "vitest";
import { usePage } from "../../../http/testing/usePage";
import { ChoiceControl } from "./ChoiceControl";
import { visitorChoices } from "./VisitorChoices";

const page = usePage();
const path = "/api/boosted_bundle/participations";
const wishes = () =>
  page.server.requests
    .filter((request) => request.path === path)
    .map(({ body }) => (body as { readonly enabled: boolean }).enabled);

it("sends what waits for an answer when the page is left", async () => {
  await page.open({}, 1);
  const choices = visitorChoices({ kind: "test" });
  const options = { key: "4", authored: false, state: "enabled", send: setBoostedBundle };
  const widget = {
    element: document.body,
    toggleState() {},
    report: (error: unknown) => expect.unreachable(String(error)),
  };
  const control = new ChoiceControl(widget, choices, options, () => {});
  control.join();

  page.server.failNext({ path, delay: 500 });
  control.choose(true);
  await vi.waitUntil(() => wishes().length === 1);
  control.choose(false);
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitUntil(() => wishes().length === 2);
  expect(choices.of("4").isPending).toBe(true);
  await vi.waitUntil(() => !choices.of("4").isPending);
  expect(wishes()).toEqual([true, false]);
  expect(control.shown).toBe(false);
});
