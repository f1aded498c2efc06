import { anyObject, type Check, flag, maybe, number, text } from "../shape";

export const addressOrText: Check<string | Readonly<Record<string, unknown>>> = (value, at) =>
  typeof value === "string" ? value : anyObject(value, at);

/** The fields of the current user. All but the id may be absent or null; both become null. */
export const userFields = {
  id: number,
  name: maybe(text),
  first_name: maybe(text),
  email: maybe(text),
  gender: maybe(text),
  title: maybe(text),
  role: maybe(text),
  address: maybe(addressOrText),
  location: maybe(text),
  avatar_url: maybe(text),
  avatar_image_public_id: maybe(text),
  profile_path: maybe(text),
  liked_profile_path: maybe(text),
  member_since_text: maybe(text),
  whatsapp_attendance_phone_number: maybe(text),
  whatsapp_attendance_welcome_message: maybe(text),

  confirmed: maybe(flag),
  pro_seller: maybe(flag),
  on_vacation: maybe(flag),
  pickup_enabled: maybe(flag),
  new_buyer: maybe(flag),
  phone_is_validated: maybe(flag),
  kyc_approved: maybe(flag),
  kyc_validation_enabled: maybe(flag),
  new_checkout: maybe(flag),
  can_remove_comments: maybe(flag),
  can_manage_balance_to_platform_request: maybe(flag),
  pro_admin_enabled: maybe(flag),

  purchased_pending_carts_count: maybe(number),
  sold_notifications_count: maybe(number),
  drafts_notifications_count: maybe(number),
  pro_notifications_count: maybe(number),

  similar_product: maybe(anyObject),

  seller_rank_enabled_facilities: maybe(flag),
  my_account_enabled: maybe(flag),
  is_in_new_view_product_price: maybe(flag),
  is_in_calculator_plans: maybe(flag),
  is_in_product_plans_rollout: maybe(flag),
  has_auto_acceptance_enabled: maybe(flag),
  product_draft_enabled: maybe(flag),
  seller_highlighted_is_enabled_for_buyer: maybe(flag),
  category_tree_v2_enabled: maybe(flag),
  category_tree_v2_pro_enabled: maybe(flag),
  search_filter_v2_enabled: maybe(flag),
  smart_price_enabled: maybe(flag),
  smart_price_home_v2_enabled: maybe(flag),
  smart_price_with_attributes_enabled: maybe(flag),
  dynamic_components_enabled: maybe(flag),
  whatsapp_attendance_enabled: maybe(flag),
  skip_kyc_feedback_validation: maybe(flag),
  chatbot_enabled: maybe(flag),
};
