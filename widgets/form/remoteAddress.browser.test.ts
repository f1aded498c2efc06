import { holdRequests, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { eventsOf, field, messagesOn, useFormFixture } from "./testing/formOnPage";

const remote = { formAttributes: 'data-remote="true" data-type="json"' };
const fields = (button: string) =>
  field("e-mail", 'name="user[email]" value="ana+1@x.com"') + button;

/** A refusal counts as accepted after a redirect, so the address that was asked has to be known. */
describe("yy-form by rails-ujs: answered from the address that it was sent to", () => {
  const demo = useDemo();
  const show = useFormFixture(demo, ["ujs"]);
  const button = (page: Page) => page.getByRole("button", { name: "enviar" });
  const outcomes = (page: Page) => eventsOf(page, "yy:form-submitted", "yy:form-failed");
  const refuse = (path: string) =>
    demo.server.failNext({ path, status: 422, body: '{"email":["já está em uso"]}' });
  const expectRefused = async (page: Page) => {
    await expect.poll(() => outcomes(page)).toMatchObject([{ type: "yy:form-failed" }]);
    expect(await messagesOn(page)).toEqual(["já está em uso"]);
  };

  it("is refused by the address of the pressed button", async () => {
    const page = await show(fields('<button formaction="/rascunho#topo">enviar</button>'), remote);
    refuse("/rascunho");
    await button(page).click();
    await expectRefused(page);
  });

  it("is refused by its address, although a script has changed it meanwhile", async () => {
    const page = await show(fields("<button>enviar</button>"), remote);
    refuse("/receber");
    const release = await holdRequests(page, "**/receber");
    await Promise.all([page.waitForRequest("**/receber"), button(page).click()]);
    await page.locator("form").evaluate((form) => form.setAttribute("action", "/outro"));
    release();
    await expectRefused(page);
  });

  it("is not taken for sent when a GET with its fields in the address fails", async () => {
    const page = await show(fields("<button>enviar</button>"), remote);
    await page.locator("form").evaluate((form) => form.setAttribute("method", "get"));
    demo.server.failNext({ path: "/receber", status: 500 });
    await button(page).click();
    await expect
      .poll(() => outcomes(page))
      .toEqual([{ type: "yy:form-failed", detail: { status: 500, errors: {} } }]);
  });

  it("is accepted when that address redirects, also to a page that has no JSON", async () => {
    demo.server.addPage("/obrigada", { body: "obrigada!", status: 406 });
    const page = await show(fields('<button formaction="/rascunho">enviar</button>'), remote);
    const headers = { location: "/obrigada" };
    demo.server.failNext({ path: "/rascunho", status: 302, body: "", headers });
    await button(page).click();
    await expect.poll(() => outcomes(page)).toMatchObject([{ type: "yy:form-submitted" }]);
  });
});
