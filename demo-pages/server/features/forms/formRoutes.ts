import { Hono, type MiddlewareHandler } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember, signInFirst } from "../../middleware/membership";
import { textField } from "../../middleware/payload";
import { hasCsrfToken, redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../../rendering/renderPage";
import { sellForm } from "../selling/routes";
import { addressForm } from "./address";
import { checkoutForm } from "./checkout";
import { errorBody, formView, validateForm } from "./fields";
import type { FormErrors, FormValues, FormVisit, PageForm } from "./PageForm";
import { signUpForm } from "./signUp";
import { voucherForm } from "./voucher";

const forms: readonly PageForm[] = [signUpForm, addressForm, checkoutForm, voucherForm, sellForm];

/**
 * The marketplace's forms. An invalid one is answered 422: with JSON (field → message) for a script
 * and for Turbo, else with the page again, which keeps the values. A valid one is answered 201 for
 * a script, else 303 to a page with a flash.
 */
export function formRoutes({ state, page }: FeatureParts): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>();
  for (const form of forms) {
    if (form.isForMembers) app.use(form.path, membersOnly(form.path));
    app.get(form.path, (request) => show(form, visitOf(request)));
    app.post(form.path, (request) => receive(form, visitOf(request)));
  }
  return app;

  function visitOf(request: DemoRequest): FormVisit {
    return { state, request, user: request.get("user"), now: new Date() };
  }

  function show(form: PageForm, visit: FormVisit): Response {
    const blank = form.fields(visit, () => "");
    const initial: FormValues = (name) => blank.find((each) => each.name === name)?.initial ?? "";
    return formPage(form, visit, initial, new Map());
  }

  function receive(form: PageForm, visit: FormVisit): Response {
    const { request } = visit;
    const values: FormValues = (name) => textField(request.get("payload"), name);
    const errors = errorsOf(form, visit, values);
    if (errors.size === 0) return accept(form, visit, values);
    return wantsJson(request) || accepts(request, "text/vnd.turbo-stream.html")
      ? request.json(errorBody(errors, form.errorStyle), 422)
      : formPage(form, visit, values, errors);
  }

  function formPage(
    form: PageForm,
    visit: FormVisit,
    values: FormValues,
    errors: FormErrors,
  ): Response {
    const view = {
      ...form.view?.(visit, values),
      form: formView(form.fields(visit, values), values, errors),
    };
    const status = errors.size === 0 ? 200 : 422;
    return page(visit.request, form.template, view, { status, own: { libs: form.libs ?? [] } });
  }
}

function membersOnly(path: string): MiddlewareHandler<DemoEnv> {
  return (request, next) =>
    wantsJson(request) ? requireMember(request, next) : signInFirst(path)(request, next);
}

function errorsOf(form: PageForm, visit: FormVisit, values: FormValues): FormErrors {
  if (!hasCsrfToken(visit.request)) {
    return new Map([["base", ["esta página ficou aberta tempo demais. envie de novo"]]]);
  }
  const errors = validateForm(form.fields(visit, values), values, visit.now);
  if (errors.size > 0) return errors;
  const fieldErrors = Object.entries(form.fieldErrors?.(visit, values) ?? {});
  return new Map(fieldErrors.map(([name, message]) => [name, [message]]));
}

function accept(form: PageForm, visit: FormVisit, values: FormValues): Response {
  const { request } = visit;
  const { location, message, body } = form.accept(visit, values);
  if (!wantsJson(request)) return redirectWithFlash(request, location, "success", message);
  // A script that stays on the page shows the message itself.
  if (location === form.path) return request.json({ ...body, message }, 201);
  request.get("session").flash = { kind: "success", text: message };
  return request.json({ ...body, message, location }, 201);
}

/** Whether a widget or rails-ujs sent the request. */
function wantsJson(request: DemoRequest): boolean {
  return (
    request.req.header("X-Requested-With") === "XMLHttpRequest" ||
    accepts(request, "application/json")
  );
}

function accepts(request: DemoRequest, type: string): boolean {
  return request.req.header("Accept")?.includes(type) ?? false;
}
