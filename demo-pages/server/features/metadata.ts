import { Hono } from "hono";
import sameForAll from "../fixtures/metadata.json";
import type { User } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";

/** `GET /metadata/user`: every field of the current user, or `{"id": null}` for a visitor. */
export function metadataRoutes(): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/metadata/user", (request) => {
    const user = request.get("user");
    return request.json(user === undefined ? { id: null } : metadataOf(user));
  });
}

function metadataOf(user: User): Record<string, unknown> {
  const { nickname, image_public_id: photo } = user;
  return {
    id: user.id,
    name: user.name,
    first_name: user.name.split(" ")[0],
    nickname,
    ...sameForAll,
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
