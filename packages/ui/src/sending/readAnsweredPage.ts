import type { AnsweredPage } from "@yy/domain/forms/answerMeaning";
import { isFrameworkField } from "@yy/domain/forms/frameworkFields";
import { isWholePage } from "@yy/domain/text/isWholePage";
import { isSamePath } from "@yy/domain/urls/parts";
import { asksToSignIn, rootOf } from "@yy/http/asksToSignIn";
import { webUrl } from "@yy/http/origins";
import { parseInert } from "@yy/http/trustedTypes";
import { memberOf } from "@yy/page/memberOf";
import { csrfParameter } from "@yy/page/metas";
import type { SubmitResult } from "./SubmitResult";

/** Adds to the result what is read from its page, when the answer to the form is a page. */
export function withPage(form: HTMLFormElement, result: SubmitResult): SubmitResult {
  const { body, url = "" } = result;
  if (typeof body !== "string" || !body.includes("<")) return result;
  return { ...result, page: readAnsweredPage(body, url, form) };
}

/** @param url the URL of the answer */
function readAnsweredPage(html: string, url: string, form: HTMLFormElement): AnsweredPage {
  // The content of a stream is in `<template>`s, which selectors do not search.
  const root = rootOf(parseInert(html.replace(/<(\/?)template\b/gi, "<$1div"), "text/html"));
  const again = isGet(form) ? undefined : formAgain(root, url, form);
  const errors = again ? errorsIn(root, again) : new Map<string, string>();
  return {
    isWholePage: isWholePage(html),
    asksForPassword: asksToSignIn(root),
    form: again ? stateOf(again, form, errors) : "absent",
    errors,
  };
}

/** Whether the form is a GET, such as a search, which changes nothing on the server. */
function isGet(form: HTMLFormElement): boolean {
  const method = memberOf(form, "getAttribute")("method");
  return method?.toLowerCase() !== "post";
}

/**
 * The form in the answered page that is the same as the one that was sent: it has the same id or
 * URL, and at least half of its fields.
 */
function formAgain(root: Element, url: string, form: HTMLFormElement): HTMLFormElement | undefined {
  const names = namesOf(form);
  const id = memberOf(form, "getAttribute")("id");
  const action = actionOf(form, location.href);
  return [...root.querySelectorAll("form")].find((each) => {
    const there = namesOf(each);
    const shared = [...names].filter((name) => there.has(name)).length;
    // A script may have added fields to the form that was sent.
    if (shared === 0 || shared * 2 < names.size) return false;
    if (id && id === memberOf(each, "getAttribute")("id")) return true;
    const target = actionOf(each, url || location.href);
    return action !== null && target !== null && isSamePath(action, target);
  });
}

function namesOf(form: HTMLFormElement): Set<string> {
  const all = [...memberOf(form, "elements")].filter(
    (field) => !field.matches("button, [type=submit]"),
  );
  const names = all.map((field) => field.getAttribute("name") ?? "");
  return new Set(names.filter((name) => name && !isFrameworkField(name, csrfParameter())));
}

/** The URL that the form is sent to; without an `action`, that of its page, as in the browser. */
function actionOf(form: HTMLFormElement, page: string): URL | null {
  return webUrl(memberOf(form, "getAttribute")("action") ?? "", page) ?? webUrl(page);
}

function stateOf(
  again: HTMLFormElement,
  form: HTMLFormElement,
  errors: ReadonlyMap<string, string>,
): AnsweredPage["form"] {
  const controls = "input, select, textarea";
  const isMarked = [...memberOf(again, "querySelectorAll")(invalidMarks)].some(
    (mark) => mark.matches(controls) || mark.querySelector(controls),
  );
  if (isMarked || errors.size > 0) return "wrong";
  return hasTypedText(again, form) ? "filled" : "blank";
}

/** Whether the form in the answer has a text that the visitor typed. */
function hasTypedText(again: HTMLFormElement, form: HTMLFormElement): boolean {
  const there = [...memberOf(again, "elements")].filter(isText);
  return [...memberOf(form, "elements")]
    .filter(isText)
    .some(
      ({ name, value, defaultValue }) =>
        value.trim() !== "" &&
        value !== defaultValue &&
        there.some((field) => field.name === name && field.value === value),
    );
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field.matches(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=password])",
  );
}

/**
 * The marks of an invalid field, or of an element around it, by this library's servers, Rails,
 * Bootstrap and Django.
 */
const invalidMarks =
  '[aria-invalid="true"], .field_with_errors, .is-invalid, .has-error, .has-errors, .has-danger';

/** Elements in which Rails, Django, Laravel and PHP pages list errors, in the form or above it. */
const messages =
  ".errorlist, #error_explanation, .errorExplanation, .alert-danger, .alert-error, .flash-error";
const messagesInForm = `${messages}, [role=alert], .error, .errors, .error-message, .is-invalid ~ .invalid-feedback`;

/** More messages than this would fill the page. */
const maxMessages = 10;

function errorsIn(root: Element, again: HTMLFormElement): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  const shownTexts = new Set<string>();
  for (const field of memberOf(again, "querySelectorAll")('[name][aria-invalid="true"]')) {
    const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
    const text = ids
      .map((id) => textOf(root.querySelector(`#${CSS.escape(id)}`)))
      .join(" ")
      .trim();
    if (text) errors.set(field.getAttribute("name") ?? "", text);
    shownTexts.add(text);
  }
  const textsBefore = new Set([...rootOf(document).querySelectorAll(messages)].map(textOf));
  const newMessages = [...root.querySelectorAll(messages)].filter(
    (each) => !textsBefore.has(textOf(each)),
  );
  const found = new Set([...newMessages, ...memberOf(again, "querySelectorAll")(messagesInForm)]);
  const rest = new Set<string>();
  for (const each of found) {
    const items = [...each.querySelectorAll("li")];
    for (const text of (items.length > 0 ? items : [each]).map(textOf))
      if (text && !shownTexts.has(text)) rest.add(text);
  }
  if (rest.size > 0) errors.set("base", [...rest].slice(0, maxMessages).join(", "));
  return errors;
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
