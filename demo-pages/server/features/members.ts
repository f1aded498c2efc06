import { Hono } from "hono";
import sharedMetadata from "../fixtures/metadata.json";
import type { User } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import { requireMember, requireVersion1 } from "../middleware/membership";
import { field, numberField } from "../middleware/payload";
import type { FeatureParts } from "../rendering/renderPage";

/**
 * Calls about the current user: `GET /metadata/user` answers every field, or `{"id": null}` for a
 * visitor; the others serve a seller's switches, facilities, insurance price, tag editor and
 * location.
 */
export function memberRoutes({ state }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/metadata/user", (request) => {
      const user = request.get("user");
      return request.json(user === undefined ? { id: null } : metadataOf(user));
    })
    .get("/api/facilities", requireMember, requireVersion1, (request) => {
      const { member } = request.var;
      const facilities = [
        { id: 1, name: "frete econômico", enabled: member.soft_shipping },
        { id: 2, name: "destaque na busca", enabled: member.boosted_bundle },
        { id: 3, name: "aceite automático", enabled: true },
        { id: 4, name: "retirada em casa", enabled: false },
      ];
      return request.json({ facilities });
    })
    .post("/api/v3/soft_shipping_rates/:action{enable|disable}", requireMember, (request) => {
      const enabled = request.req.param("action") === "enable";
      request.var.member.soft_shipping = enabled;
      return request.json({ enabled });
    })
    .put("/api/boosted_bundle/participations", requireMember, requireVersion1, (request) => {
      const enabled = field(request.get("payload"), "enabled");
      if (typeof enabled !== "boolean") {
        return request.json({ enabled: "não pode ficar em branco" }, 422);
      }
      request.var.member.boosted_bundle = enabled;
      return request.json({ enabled });
    })
    .get("/api/insurance_price/calculate", requireMember, requireVersion1, (request) => {
      const price = Number(request.req.query("price") || Number.NaN);
      if (!(price > 0)) return request.json({ price: "não é um número válido" }, 422);
      // Three per cent, at least R$ 2,00, in whole cents.
      return request.json({ price, insurance_price: Math.max(2, Math.round(price * 3) / 100) });
    })
    .get("/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor", requireMember, (request) =>
      request.text(state.tags),
    )
    .post("/api/location", requireMember, (request) => {
      const latitude = numberField(request.get("payload"), "latitude");
      const longitude = numberField(request.get("payload"), "longitude");
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
        return request.json({ latitude: "não é um número válido" }, 422);
      }
      request.var.member.location = `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
      return request.body(null, 204);
    });
}

function metadataOf(user: User): Record<string, unknown> {
  const { nickname, image_public_id: photo } = user;
  return {
    id: user.id,
    name: user.name,
    first_name: user.name.split(" ")[0],
    nickname,
    ...sharedMetadata,
    email: user.email,
    gender: user.gender,
    title: user.gender === "F" ? "vendedora" : "vendedor",
    role: user.staff ? "admin" : "member",
    location: user.location,
    avatar_url: photo === null ? null : `/photos/${nickname}/${photo}/50x50.jpg`,
    avatar_image_public_id: photo,
    confirmed_yy_staff: user.staff,
    profile_path: `/@${nickname}`,
    liked_profile_path: `/@${nickname}/yeyezados`,
    member_since_text: `desde ${user.memberSince}`,
    pro_seller: user.pro_seller,
    on_vacation: user.on_vacation,
    sold_notifications_count: user.sold_notifications_count,
    pro_notifications_count: user.pro_seller ? 4 : 0,
    can_remove_comments: user.staff,
    can_manage_balance_to_platform_request: user.staff,
    pro_admin_enabled: user.pro_seller,
    category_tree_v2_pro_enabled: user.pro_seller,
    product_draft_enabled: user.listing_tools,
    smart_price_enabled: user.listing_tools,
    whatsapp_attendance_phone_number: user.whatsapp_number,
    whatsapp_attendance_welcome_message: user.whatsapp_message,
    whatsapp_attendance_enabled: user.whatsapp_number !== null,
  };
}
