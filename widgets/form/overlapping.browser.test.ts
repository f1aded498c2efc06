import { holdRequests, useDemo } from "@yy/testing";
import { waitForState } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { eventsOf, field, messagesOn, sendButton, useFormFixture } from "./testing/formOnPage";

/** The second button sends the form although it is under way. */
const fields = `${field("e-mail", 'name="user[email]" value="ana@loja.com"')}${sendButton}
  <button formnovalidate formaction="/rascunho">rascunho</button>`;
const remote = { formAttributes: 'data-remote="true" data-type="json"' };

describe("yy-form: sent again while it is under way", () => {
  const demo = useDemo();
  const showWithUjs = useFormFixture(demo, ["ujs"]);
  const showWithTurbo = useFormFixture(demo, ["turbo"]);
  const button = (page: Page, name: string) => page.getByRole("button", { name });
  const outcomes = (page: Page) => eventsOf(page, "yy:form-submitted", "yy:form-failed");
  const refusal = {
    type: "yy:form-failed",
    detail: { status: 422, errors: { email: "já está em uso" } },
  };

  /** Sends the form, and the draft before the form is answered. Both wait for their answers. */
  const sendTwice = async (page: Page) => {
    demo.server.addPage("/receber", { body: "recebido" });
    const body = JSON.stringify({ email: "já está em uso" });
    demo.server.failNext({ path: "/rascunho", status: 422, body });
    const answerFirst = await holdRequests(page, "**/receber");
    const answerSecond = await holdRequests(page, "**/rascunho");
    await button(page, "enviar").click();
    await waitForState(page, "yy-form", "loading");
    await Promise.all([page.waitForRequest("**/rascunho"), button(page, "rascunho").click()]);
    return { answerFirst, answerSecond };
  };
  /** After some frames, in which an answer would have been told. */
  const expectUnderWay = async (page: Page) => {
    await page.waitForTimeout(100);
    expect(await outcomes(page)).toEqual([]);
    expect(await page.locator("yy-form:state(loading)").count()).toBe(1);
    expect(await button(page, "enviar").isDisabled()).toBe(true);
  };
  const expectRefused = async (page: Page) => {
    await expect.poll(() => outcomes(page)).toEqual([refusal]);
    expect(await messagesOn(page)).toEqual(["já está em uso"]);
    await expect.poll(() => page.locator("button:disabled").count()).toBe(0);
  };

  it("by rails-ujs: the answer to the first does not count, that to the last does", async () => {
    const page = await showWithUjs(fields, remote);
    const { answerFirst, answerSecond } = await sendTwice(page);
    const answered = page.waitForResponse("**/receber");
    answerFirst();
    await answered;
    await expectUnderWay(page);
    answerSecond();
    await expectRefused(page);
  });

  it("by Turbo, which stops the first: its end does not count, the answer to the last does", async () => {
    const page = await showWithTurbo(fields);
    const { answerFirst, answerSecond } = await sendTwice(page);
    await expectUnderWay(page);
    answerSecond();
    await expectRefused(page);
    answerFirst();
  });
});
