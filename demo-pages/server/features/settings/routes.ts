import { imageRejection as imageFault } from "@yy/domain/images/imageTypes";
import { Hono } from "hono";
import flags from "../../fixtures/flags.json";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember, requireVersion1, signInFirst } from "../../middleware/membership";
import { field, isUploadedFile, textField } from "../../middleware/payload";
import { redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../../rendering/renderPage";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";

const path = "/perfil/configuracoes";

/**
 * A seller's settings, and the forms that change them without the widgets: each answers 303 to the
 * page, which says what has become of it. The vacation's form is a remote one, so it has an answer
 * as a script too. `PATCH /api/profile/avatar|header`, multipart `image`: the new photo's id. The
 * image itself is not kept.
 */
export function settingsRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get(path, signInFirst(), (request) => {
      const answer = page(request, "settings", { flags });
      // On the way back a browser would show the page as it was loaded, with switches that have
      // been turned since.
      answer.headers.set("cache-control", "no-store");
      return answer;
    })
    .post(`${path}/:feature{soft-shipping|boosted-bundle}`, signInFirst(path), (request) => {
      const isShipping = request.req.param("feature") === "soft-shipping";
      const [flag, name] = isShipping
        ? (["soft_shipping", "frete econômico"] as const)
        : (["boosted_bundle", "destaque na busca"] as const);
      const enabled = isWanted(request);
      request.var.member[flag] = enabled;
      const text = `${name}: ${enabled ? "ligado" : "desligado"}.`;
      return redirectWithFlash(request, path, "success", text);
    })
    .post(`${path}/ferias`, signInFirst(path), (request) => {
      const { member } = request.var;
      member.on_vacation = isWanted(request);
      const text = member.on_vacation ? "boas férias!" : "que bom ter você de volta!";
      if (!asksForScript(request)) return redirectWithFlash(request, path, "success", text);
      return requireScriptedRequest(request) ?? script(request, vacationScript(request, text));
    })
    .post(`${path}/foto/:kind{avatar|header}`, signInFirst(path), (request) => {
      const rejection = imageRejection(request);
      if (rejection !== undefined)
        return redirectWithFlash(request, path, "error", `esta foto ${rejection}.`);
      takeImage(request);
      return redirectWithFlash(request, path, "success", "foto trocada.");
    })
    .patch("/api/profile/:kind{avatar|header}", requireMember, requireVersion1, (request) => {
      const rejection = imageRejection(request);
      return rejection === undefined
        ? request.json({ image_public_id: takeImage(request) })
        : request.json({ image: rejection }, 422);
    });

  /** Gives the member a new picture, and returns its id. */
  function takeImage(request: DemoRequest): string {
    state.lastId += 1;
    const isAvatar = request.req.param("kind") === "avatar";
    const id = `${isAvatar ? "avatar" : "capa"}-${state.lastId}`;
    request.var.member[isAvatar ? "image_public_id" : "header_public_id"] = id;
    return id;
  }

  /**
   * The form as it is now, the visitor asked for again, and a word: what a `.js.erb` of the action
   * would say.
   */
  function vacationScript(request: DemoRequest, text: string): string {
    const { member, session } = request.var;
    const view = { currentUser: member, csrf: session.csrfToken };
    const form = templates.renderPartial("vacation-form", view) ?? "";
    const word = JSON.stringify(text);
    return `${replaceContent("#ferias", form)}YY.session.refresh();\nYY.flash(${word}, "success");\n`;
  }
}

/** What a visitor is told of a picture that is not taken; undefined for one that is. */
function imageRejection(request: DemoRequest): string | undefined {
  const image = field(request.get("payload"), "image");
  const fault = isUploadedFile(image) ? imageFault(image) : "type";
  if (fault === null) return undefined;
  return fault === "size" ? "é muito grande (máximo: 10 MB)" : "não é uma imagem válida";
}

function isWanted(request: DemoRequest): boolean {
  return textField(request.get("payload"), "enabled") === "true";
}
