import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnsweredPage,
  type AnswerMeaning,
  answerMeaning,
  type FormAnswer,
} from "./answerMeaning";

const origin = "https://loja.test";
const member = { origin, mayEndSession: true, login: `${origin}/entrar` };
/** Nobody's session ends by an answer: a visitor signs up, or the form is the sign-in. */
const visitor = { ...member, mayEndSession: false };

const answer: FormAnswer = {
  status: 200,
  url: `${origin}/pedidos`,
  isRedirected: false,
  body: "",
  page: undefined,
  isSuccess: true,
  isShown: false,
  isUnsent: false,
};
const page: AnsweredPage = {
  isWholePage: true,
  asksForPassword: false,
  form: "absent",
  errors: new Map(),
};

const by = (change: Partial<FormAnswer>): FormAnswer => ({ ...answer, ...change });
const refusal = (status: number, change: Partial<FormAnswer> = {}) =>
  by({ status, isSuccess: false, ...change });
const withPage = (change: Partial<AnsweredPage>, more: Partial<FormAnswer> = {}) =>
  by({ page: { ...page, ...change }, body: "<html>", ...more });
const redirected = (path: string, more: Partial<FormAnswer> = {}) =>
  by({ isRedirected: true, url: new URL(path, origin).href, ...more });
const wrong = { form: "wrong", errors: new Map([["order[city]", "falta"]]) } as const;

/** What the visitor is told, in a word, and the errors that are shown. */
const told = (meaning: AnswerMeaning): unknown => {
  if (meaning.kind === "refused") return Object.fromEntries(meaning.errors);
  return meaning.kind === "failed" ? meaning.reason : meaning.kind;
};

/** What a server did, and what its answer means. */
const table: readonly (readonly [string, FormAnswer, unknown, sender?: typeof visitor])[] = [
  ["nothing: the browser was offline", by({ status: 0, isUnsent: true }), "broken"],
  ["the connection was lost, or no answer came in time", by({ status: 0 }), "unknown"],
  ["201 without a body", by({ status: 201 }), "saved"],
  ["204", by({ status: 204 }), "saved"],
  ["JSON of what was saved", by({ body: { id: 7, errors: [], error: null } }), "saved"],
  ["JSON `success: true`", by({ body: { success: true, message: "salvo" } }), "saved"],
  ["a list", by({ body: [{ errors: "não" }] }), "saved"],
  ["JSON of errors by field", by({ body: { errors: { city: ["falta"] } } }), { city: "falta" }],
  ["JSON of a list of errors", by({ body: { errors: ["hoje não"] } }), { base: "hoje não" }],
  [
    "`success: false` with errors",
    by({ body: { success: false, errors: { city: "falta" } } }),
    { city: "falta" },
  ],
  [
    "`success: false` with a message",
    by({ body: { success: false, message: "cartão recusado" } }),
    { message: "cartão recusado" },
  ],
  ["`success: false` alone", by({ body: { success: false } }), "refused"],
  ["`ok: false`", by({ body: { ok: false, error: "sem estoque" } }), { error: "sem estoque" }],
  ["a script that rails-ujs has run", by({ isShown: true, body: "alert(1)" }), "saved"],
  ["a stream that Turbo draws", withPage({ isWholePage: false }, { isShown: true }), "saved"],
  ["a piece of a page", withPage({ isWholePage: false }), "saved"],
  ["a page of its own", withPage({}), "page"],
  [
    "a page of its own, which Turbo takes for no answer",
    withPage({}, { isSuccess: false }),
    "unknown",
  ],
  ["JSON that a widget cannot use", by({ isSuccess: false, body: { produto: 1 } }), "unknown"],
  ["a page with the form as it was before", withPage({ form: "blank" }), "page"],
  ["a page with the form and what was typed", withPage({ form: "filled" }), "unknown"],
  ["a page with the form and what is wrong", withPage(wrong), { "order[city]": "falta" }],
  ["a page with the form, marked and without words", withPage({ form: "wrong" }), "refused"],
  ["the same in a frame that Turbo draws", withPage(wrong, { isShown: true }), "shown"],
  ["a page with a password field", withPage({ asksForPassword: true }), "signedOut"],
  ["the same, to a visitor", withPage({ asksForPassword: true }), "page", visitor],
  ["a redirect to a page", redirected("/obrigada"), "followed"],
  ["a redirect to a page that is broken", redirected("/obrigada", { status: 406 }), "followed"],
  [
    "a redirect that keeps the method, and the errors of the form there",
    redirected("/conta", { status: 422, isSuccess: false, body: { city: ["falta"] } }),
    { city: "falta" },
  ],
  [
    "a redirect back to the form",
    redirected("/", { page: { ...page, form: "filled" } }),
    "followed",
  ],
  [
    "a redirect back to the form and what is wrong",
    redirected("/", { page: { ...page, ...wrong } }),
    { "order[city]": "falta" },
  ],
  ["a redirect to the sign-in page", redirected("/entrar/"), "signedOut"],
  ["the same after a visitor has signed up", redirected("/entrar"), "followed", visitor],
  [
    "a redirect to a sign-in page that the widget does not know",
    redirected("/sessions/new", { page: { ...page, asksForPassword: true } }),
    "signedOut",
  ],
  ["a redirect to a payment elsewhere", redirected("https://pagar.test/7"), "unknown"],
  ["a redirect to a page that says 401", redirected("/conta", { status: 401 }), "signedOut"],
  ["401", refusal(401), "signedOut"],
  [
    "401 to a wrong password",
    refusal(401, { body: { error: "a senha não confere" } }),
    { error: "a senha não confere" },
    visitor,
  ],
  ["401 of another origin", refusal(401, { url: "https://fotos.test/" }), "refused"],
  ["422 with errors", refusal(422, { body: { city: ["falta"] } }), { city: "falta" }],
  [
    "422 with a page that Turbo draws",
    refusal(422, { page: { ...page, ...wrong }, isShown: true }),
    "shown",
  ],
  [
    "422 with a page that nobody draws",
    refusal(422, { page: { ...page, ...wrong } }),
    { "order[city]": "falta" },
  ],
  ["422 without a word", refusal(422), "refused"],
  ["403", refusal(403), "forbidden"],
  ["404", refusal(404), "refused"],
  ["413", refusal(413), "tooLarge"],
  ["419", refusal(419), "expired"],
  ["429", refusal(429), "tooMany"],
  ["500", refusal(500), "broken"],
  [
    "500 with a way to sign in in its header",
    refusal(500, { page: { ...page, asksForPassword: true } }),
    "broken",
  ],
  ["502", refusal(502), "broken"],
  ["503", refusal(503), "unavailable"],
  ["504: a gateway has handed it on, and waited in vain", refusal(504), "unknown"],
];

describe("what an answer means", () => {
  for (const [what, given, expected, sender = member] of table)
    it(what, () => {
      expect(told(answerMeaning(given, sender))).toEqual(expected);
    });

  const answers = fc.record({
    status: fc.constantFrom(0, 200, 201, 302, 400, 401, 403, 409, 422, 500, 503, 504),
    url: fc.constantFrom("", `${origin}/pedidos`, `${origin}/entrar`, "https://pagar.test/"),
    isRedirected: fc.boolean(),
    body: fc.oneof(fc.jsonValue(), fc.string()),
    page: fc.option(
      fc.record({
        isWholePage: fc.boolean(),
        asksForPassword: fc.boolean(),
        form: fc.constantFrom("absent", "blank", "filled", "wrong"),
        errors: fc.constantFrom(new Map(), new Map([["base", "não"]])),
      }),
      { nil: undefined },
    ),
    isSuccess: fc.boolean(),
    isShown: fc.boolean(),
    isUnsent: fc.boolean(),
  });
  const isSaved = (given: FormAnswer, sender = member) =>
    ["saved", "followed", "page"].includes(answerMeaning(given, sender).kind);

  it("is never a success without an answer, after an error or beside what is wrong with the form", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const isError = given.status >= 400 && !given.isRedirected;
        if (given.status === 0 || isError || given.page?.form === "wrong")
          expect(isSaved(given)).toBe(false);
      }),
    );
  });

  it("asks who was signed in to sign in again, for any page with a password field", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { status, url } = given;
        if (given.page?.asksForPassword && status > 0 && status < 500 && url.startsWith(origin))
          expect(answerMeaning(given, member).kind).toBe("signedOut");
      }),
    );
  });

  it("asks to try again only what was not sent, or what a server has answered by an error", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const meaning = answerMeaning(given, member);
        if (meaning.kind === "failed" && meaning.reason === "broken")
          expect(given.isUnsent || given.status >= 300).toBe(true);
        if (given.isRedirected && given.url.startsWith("https://pagar") && given.status > 0)
          expect(meaning.kind).toBe("unknown");
      }),
    );
  });

  it("depends on the sender by the sign-in alone", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const meaning = answerMeaning(given, member);
        if (meaning.kind !== "signedOut") expect(meaning).toEqual(answerMeaning(given, visitor));
      }),
    );
  });
});
