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
 * A seller's settings, and the forms that change them without the widgets: each redirects to the
 * page with a flash. The vacation form has `data-remote`, so it can be answered with a script too.
 * `PATCH /api/profile/avatar|header`, multipart `image`: the new photo's id. The image itself is
 * not kept.
 */
export function settingsRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get(path, signInFirst(), (request) => {
      const answer = page(request, "settings", { flags });
      // Otherwise Back would show the page as it was loaded, with outdated switches.
      answer.headers.set("cache-control", "no-store");
      return answer;
    })
    .post(`${path}/:feature{soft-shipping|boosted-bundle}`, signInFirst(path), (request) => {
      const isShipping = request.req.param("feature") === "soft-shipping";
      const [flag, name] = isShipping
        ? (["soft_shipping", "frete econômico"] as const)
        : (["boosted_bundle", "destaque na busca"] as const);
      const enabled = isTurnedOn(request);
      request.var.member[flag] = enabled;
      const text = `${name}: ${enabled ? "ligado" : "desligado"}.`;
      return redirectWithFlash(request, path, "success", text);
    })
    .post(`${path}/ferias`, signInFirst(path), (request) => {
      const { member } = request.var;
      member.on_vacation = isTurnedOn(request);
      const text = member.on_vacation ? "boas férias!" : "que bom ter você de volta!";
      if (!asksForScript(request)) return redirectWithFlash(request, path, "success", text);
      return requireScriptedRequest(request) ?? script(request, vacationScript(request, text));
    })
    .post(`${path}/foto/:kind{avatar|header}`, signInFirst(path), (request) => {
      const rejection = imageRejection(request);
      if (rejection !== undefined)
        return redirectWithFlash(request, path, "error", `esta foto ${rejection}.`);
      setImage(request);
      return redirectWithFlash(request, path, "success", "foto trocada.");
    })
    .patch("/api/profile/:kind{avatar|header}", requireMember, requireVersion1, (request) => {
      const rejection = imageRejection(request);
      return rejection === undefined
        ? request.json({ image_public_id: setImage(request) })
        : request.json({ image: rejection }, 422);
    });

  /** Gives the member a new picture, and returns its id. */
  function setImage(request: DemoRequest): string {
    state.lastId += 1;
    const isAvatar = request.req.param("kind") === "avatar";
    const id = `${isAvatar ? "avatar" : "capa"}-${state.lastId}`;
    request.var.member[isAvatar ? "image_public_id" : "header_public_id"] = id;
    return id;
  }

  /**
   * A script like a `.js.erb` of Rails: it replaces the form, refreshes the session and shows a
   * flash.
   */
  function vacationScript(request: DemoRequest, text: string): string {
    const { member, session } = request.var;
    const view = { currentUser: member, csrf: session.csrfToken };
    const form = templates.renderPartial("vacation-form", view) ?? "";
    const message = JSON.stringify(text);
    return `${replaceContent("#ferias", form)}YY.session.refresh();\nYY.flash(${message}, "success");\n`;
  }
}

/** The message for a rejected image; undefined for a valid one. */
function imageRejection(request: DemoRequest): string | undefined {
  const image = field(request.get("payload"), "image");
  const fault = isUploadedFile(image) ? imageFault(image) : "type";
  if (fault === null) return undefined;
  return fault === "size" ? "é muito grande (máximo: 10 MB)" : "não é uma imagem válida";
}

function isTurnedOn(request: DemoRequest): boolean {
  return textField(request.get("payload"), "enabled") === "true";
}
