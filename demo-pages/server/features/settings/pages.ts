import { Hono } from "hono";
import { flags } from "../../fixtures/flags";
import type { User } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import { field, textField } from "../../middleware/payload";
import type { Flash } from "../../middleware/session";
import type { PageOptions, RenderPage } from "../../rendering/renderPage";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import { signInPath } from "../sign-in/returnUrl";
import { imageRejection, type ProfileImageKind, takeProfileImage } from "./api";

const path = "/perfil/configuracoes";

/**
 * A seller's settings, and the forms that change them without the widgets: each answers 303 to the page, which says what
 * has become of it. The vacation's form is a remote one, so it has an answer as a script too.
 */
export function settingsPages({ state, templates }: PageOptions, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get(path, (request) => asMember(request, () => unkept(page(request, "settings", { flags }))))
    .post(`${path}/soft-shipping`, (request) =>
      asMember(request, (user) => {
        user.soft_shipping = isWanted(request);
        return back(request, said("frete econômico", user.soft_shipping));
      }),
    )
    .post(`${path}/boosted-bundle`, (request) =>
      asMember(request, (user) => {
        user.boosted_bundle = isWanted(request);
        return back(request, said("destaque na busca", user.boosted_bundle));
      }),
    )
    .post(`${path}/ferias`, (request) =>
      asMember(request, (user) => {
        user.on_vacation = isWanted(request);
        const text = user.on_vacation ? "boas férias!" : "que bom ter você de volta!";
        if (!asksForScript(request)) return back(request, { kind: "success", text });
        return (
          requireScriptedRequest(request) ?? script(request, vacationScript(request, user, text))
        );
      }),
    )
    .post(`${path}/foto/:kind{avatar|header}`, (request) =>
      asMember(request, (user) => {
        const rejection = imageRejection(field(request.get("payload"), "image"));
        if (rejection !== undefined) {
          return back(request, { kind: "error", text: `esta foto ${rejection}.` });
        }
        takeProfileImage(state, user, request.req.param("kind") as ProfileImageKind);
        return back(request, { kind: "success", text: "foto trocada." });
      }),
    );

  function asMember(request: DemoRequest, answer: (user: User) => Response): Response {
    const user = currentUser(state, request);
    return user === undefined
      ? request.redirect(signInPath(new URL(path, request.req.url).href), 303)
      : answer(user);
  }

  /** The form as it is now, the visitor asked for again, and a word: what a `.js.erb` of the action would say. */
  function vacationScript(request: DemoRequest, user: User, text: string): string {
    const view = { currentUser: user, csrf: request.get("session").csrfToken };
    const form = templates.renderPartial("vacation-form", view) ?? "";
    const word = JSON.stringify(text);
    return `${replaceContent("#ferias", form)}YY.session.refresh();\nYY.flash(${word}, "success");\n`;
  }
}

/** On the way back a browser would show the page as it was loaded, with switches that have been turned since. */
function unkept(answer: Response): Response {
  answer.headers.set("cache-control", "no-store");
  return answer;
}

function isWanted(request: DemoRequest): boolean {
  return textField(request.get("payload"), "enabled") === "true";
}

function said(feature: string, enabled: boolean): Flash {
  return { kind: "success", text: `${feature}: ${enabled ? "ligado" : "desligado"}.` };
}

function back(request: DemoRequest, flash: Flash): Response {
  request.get("session").flash = flash;
  return request.redirect(path, 303);
}
