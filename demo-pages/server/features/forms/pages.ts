import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import { hasCsrfToken } from "../../middleware/csrf";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import { textField } from "../../middleware/payload";
import type { RenderPage } from "../../rendering/renderPage";
import { signInPath } from "../sign-in/returnUrl";
import { forms } from "./forms";
import type { FormErrors, FormField, FormValues, FormVisit, PageForm } from "./PageForm";
import { errorBody, validateForm } from "./validateForm";
import { formView } from "./view";

/**
 * The marketplace's forms. A refused one is answered 422: as JSON (field → message) to a script and to Turbo, else as the page
 * again, with what was typed. A good one is answered 201 to a script, else 303 to a page that says so.
 */
export function formPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>();
  for (const form of forms) {
    app.get(form.path, (request) => show(form, request));
    app.post(form.path, (request) => take(form, request));
  }
  return app;

  function show(form: PageForm, request: DemoRequest): Response {
    const visit = visitOf(request);
    const blank = form.fields(visit, () => "");
    const values: FormValues = (name) => initialOf(blank, name);
    return refusedEntry(form, visit) ?? pageOf(form, visit, values);
  }

  function take(form: PageForm, request: DemoRequest): Response {
    const visit = visitOf(request);
    const values = valuesSent(request);
    return (
      refusedEntry(form, visit) ??
      refusedForm(form, visit, values, errorsOf(form, visit, values)) ??
      taken(form, visit, values)
    );
  }

  function visitOf(request: DemoRequest): FormVisit {
    return { state, request, user: currentUser(state, request), now: new Date() };
  }

  function refusedEntry(form: PageForm, { request, user }: FormVisit): Response | undefined {
    if (!form.isForMembers || user !== undefined) return undefined;
    return wantsJson(request)
      ? request.json({ error: "unauthorized" }, 401)
      : request.redirect(signInPath(new URL(form.path, request.req.url).href), 303);
  }

  function refusedForm(
    form: PageForm,
    visit: FormVisit,
    values: FormValues,
    errors: FormErrors,
  ): Response | undefined {
    const { request } = visit;
    if (errors.size === 0) return undefined;
    return wantsJson(request) || isTurbo(request)
      ? request.json(errorBody(errors, form.errorStyle), 422)
      : pageOf(form, visit, values, errors);
  }

  function pageOf(
    form: PageForm,
    visit: FormVisit,
    values: FormValues,
    errors: FormErrors = new Map(),
  ): Response {
    const view = {
      ...form.view?.(visit, values),
      form: formView(form.fields(visit, values), values, errors),
    };
    const own = form.libs === undefined ? {} : { own: { libs: form.libs } };
    return page(visit.request, form.template, view, {
      status: errors.size === 0 ? 200 : 422,
      ...own,
    });
  }

  function taken(form: PageForm, visit: FormVisit, values: FormValues): Response {
    const { request } = visit;
    const { location, message, body } = form.accept(visit, values);
    const leaves = location !== form.path;
    if (leaves || !wantsJson(request)) {
      request.get("session").flash = { kind: "success", text: message };
    }
    return wantsJson(request)
      ? request.json({ ...body, message, ...(leaves ? { location } : {}) }, 201)
      : request.redirect(location, 303);
  }
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

function valuesSent(request: DemoRequest): FormValues {
  const payload = request.get("payload");
  return (name) => textField(payload, name);
}

function initialOf(fields: readonly FormField[], name: string): string {
  return fields.find((field) => field.name === name)?.initial ?? "";
}

/** True for what our script and rails-ujs send. */
function wantsJson(request: DemoRequest): boolean {
  return (
    request.req.header("X-Requested-With") === "XMLHttpRequest" ||
    accepts(request, "application/json")
  );
}

function isTurbo(request: DemoRequest): boolean {
  return accepts(request, "text/vnd.turbo-stream.html");
}

function accepts(request: DemoRequest, type: string): boolean {
  return request.req.header("Accept")?.includes(type) ?? false;
}
