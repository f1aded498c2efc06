/** A feature flag of the current user, as the settings name it. */
interface FlagRow {
  readonly flag: string;
  readonly name: string;
}

/** What a seller may or may not have yet. */
export const flags: readonly FlagRow[] = [
  { flag: "has_auto_acceptance_enabled", name: "aceite automático de ofertas" },
  { flag: "smart_price_enabled", name: "sugestão de preço" },
  { flag: "product_draft_enabled", name: "rascunho do anúncio" },
  { flag: "seller_highlighted_is_enabled_for_buyer", name: "lojinha em destaque" },
  { flag: "whatsapp_attendance_enabled", name: "atendimento por whatsapp" },
  { flag: "pickup_enabled", name: "retirada em casa" },
];
