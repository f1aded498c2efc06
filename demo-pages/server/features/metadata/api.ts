import { Hono } from "hono";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";

/** `GET /metadata/user`: every field of the current user, or `{"id": null}` for a visitor. */
export function metadataApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/metadata/user", (request) => {
    const user = currentUser(state, request);
    return request.json(user === undefined ? { id: null } : metadataOf(user));
  });
}

function metadataOf(user: User): Record<string, unknown> {
  return {
    id: user.id,
    name: user.name,
    first_name: user.name.split(" ")[0],
    nickname: user.nickname,
    email: user.email,
    gender: user.gender,
    title: user.gender === "F" ? "vendedora" : "vendedor",
    role: user.staff ? "admin" : "member",
    address: null,
    location: user.location,
    avatar_url:
      user.image_public_id === null
        ? null
        : `/photos/${user.nickname}/${user.image_public_id}/50x50.jpg`,
    avatar_image_public_id: user.image_public_id,
    confirmed: true,
    confirmed_yy_staff: user.staff,
    profile_path: `/@${user.nickname}`,
    liked_profile_path: `/@${user.nickname}/yeyezados`,
    member_since_text: `desde ${user.memberSince}`,
    pro_seller: user.pro_seller,
    on_vacation: user.on_vacation,
    pickup_enabled: false,
    new_buyer: false,
    phone_is_validated: true,
    kyc_approved: true,
    kyc_validation_enabled: false,
    new_checkout: true,
    purchased_pending_carts_count: 1,
    sold_notifications_count: user.sold_notifications_count,
    drafts_notifications_count: 0,
    pro_notifications_count: user.pro_seller ? 4 : 0,
    can_remove_comments: user.staff,
    can_manage_balance_to_platform_request: user.staff,
    pro_admin_enabled: user.pro_seller,
    similar_product: { enabled: true },
    whatsapp_attendance_phone_number: user.whatsapp_number,
    whatsapp_attendance_welcome_message: user.whatsapp_message,
    ...featureFlagsOf(user),
  };
}

function featureFlagsOf(user: User): Record<string, boolean> {
  return {
    seller_rank_enabled_facilities: true,
    my_account_enabled: true,
    is_in_new_view_product_price: false,
    is_in_calculator_plans: false,
    is_in_product_plans_rollout: false,
    has_auto_acceptance_enabled: true,
    product_draft_enabled: user.listing_tools,
    seller_highlighted_is_enabled_for_buyer: true,
    category_tree_v2_enabled: true,
    category_tree_v2_pro_enabled: user.pro_seller,
    search_filter_v2_enabled: true,
    smart_price_enabled: user.listing_tools,
    smart_price_home_v2_enabled: false,
    smart_price_with_attributes_enabled: false,
    dynamic_components_enabled: true,
    whatsapp_attendance_enabled: user.whatsapp_number !== null,
    skip_kyc_feedback_validation: false,
    chatbot_enabled: false,
  };
}
