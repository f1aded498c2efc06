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
#if optimistic
    await button(labelSent.default).press("Enter");
#else
    await button(label.default).press("Enter");
#end
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
});
