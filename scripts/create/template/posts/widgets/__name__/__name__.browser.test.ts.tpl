#if optimistic
import { collectProblems, holdRequests, recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);
const { tag } = schema;
const { label, labelChosen, failedText } = schema.attributes;
const path = "__path__";

describe(tag, () => {
  const demo = useDemo();
  const sent = () =>
    demo.server.requests
      .filter((request) => request.path === path)
      .map(({ method, body, status }) => ({ method, body, status }));

  async function open(signedInAs?: number) {
    demo.server.addPage("/test", { body: `<${tag} data-item-id="7"></${tag}>` });
    const visitor = signedInAs === undefined ? {} : { signedInAs };
    const page = await demo.open("/test", { prepare: events.on, ...visitor });
    const button = (name: string, pressed: boolean) =>
      page.getByRole("button", { name, exact: true, pressed });
    return { page, button };
  }

  it("shows the choice at once, and sends it", async () => {
    const { page, button } = await open(1);
    const { errors } = collectProblems(page);
    const release = await holdRequests(page, `**${path}`);
    await button(label.default, false).press("Enter");
    await button(labelChosen.default, true).waitFor();
    await waitForState(page, tag, "pending");
    release();
    const chosen = { item_id: "7", chosen: true };
    await expect.poll(sent).toEqual([{ method: "__method__", body: chosen, status: 204 }]);
    expect(await events.details(page, "yy:__name__-changed")).toEqual([
      { itemId: "7", chosen: true, origin: "user" },
    ]);
    expect(errors).toEqual([]);
  });

  it("takes it back when the server does not go along, and says why", async () => {
    const { page, button } = await open(1);
    demo.server.failNext({ path, status: 500 });
    await button(label.default, false).click();
    await page.getByRole("alert").getByText(failedText.default).waitFor();
    await waitForState(page, tag, "error");
    expect(await seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
    await button(label.default, false).click();
    await button(labelChosen.default, true).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("leads whoever is not signed in to the sign-in page", async () => {
    const { page, button } = await open();
    await button(label.default, false).click();
    await page.getByRole("link", { name: schema.attributes.labelLogin.default }).waitFor();
    await button(label.default, false).waitFor();
  });

  it("takes an answer of the sign-in page for the end of the session", async () => {
    const { page, button } = await open(1);
    demo.server.failNext({ path, status: 303, headers: { location: "/entrar" }, body: "" });
    await button(label.default, false).click();
    await page.getByRole("link", { name: schema.attributes.labelLogin.default }).waitFor();
    await button(label.default, false).waitFor();
  });
});
#else
import { collectProblems, holdRequests, recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);
const { tag } = schema;
const { label, labelSent, failedText } = schema.attributes;
const path = "__path__";

describe(tag, () => {
  const demo = useDemo();
  const sent = () => demo.server.requests.filter((request) => request.path === path);

  async function open(signedInAs?: number) {
    demo.server.addPage("/test", { body: `<${tag}></${tag}>` });
    const visitor = signedInAs === undefined ? {} : { signedInAs };
    const page = await demo.open("/test", { prepare: events.on, ...visitor });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    return { page, button };
  }

  it("sends once, and tells the page when the server has taken it", async () => {
    const { page, button } = await open(1);
    const { errors } = collectProblems(page);
    const release = await holdRequests(page, `**${path}`);
    await button(label.default).click();
    await waitForState(page, tag, "pending");
    await button(label.default).press("Enter");
    expect(await events.seen(page)).toEqual([]);
    release();
    await waitForState(page, tag, "sent");
    await button(labelSent.default).waitFor();
    expect(await events.details(page, "yy:__name__-sent")).toEqual([{}]);
    expect(sent().map(({ method, status }) => [method, status])).toEqual([["__method__", 204]]);
    expect(errors).toEqual([]);
  });

  it("says why it was not sent, and sends again at the next press", async () => {
    const { page, button } = await open(1);
    demo.server.failNext({ path, status: 500 });
    await button(label.default).click();
    await page.getByRole("alert").getByText(failedText.default).waitFor();
    await waitForState(page, tag, "error");
    expect(await seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
    await button(label.default).click();
    await button(labelSent.default).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(sent()).toHaveLength(2);
  });

  it("leads whoever is not signed in to the sign-in page", async () => {
    const { page, button } = await open();
    await button(label.default).click();
    await page.getByRole("link", { name: schema.attributes.labelLogin.default }).waitFor();
    await button(label.default).waitFor();
  });

  it("takes an answer of the sign-in page for the end of the session", async () => {
    const { page, button } = await open(1);
    demo.server.failNext({ path, status: 303, headers: { location: "/entrar" }, body: "" });
    await button(label.default).click();
    await page.getByRole("link", { name: schema.attributes.labelLogin.default }).waitFor();
    await button(label.default).waitFor();
  });
});
#end
