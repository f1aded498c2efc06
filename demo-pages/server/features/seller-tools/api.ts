import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember, requireVersion1 } from "../../middleware/membership";
import { field } from "../../middleware/payload";

/** The seller's switches, list of facilities, insurance price and tag editor. */
export function sellerToolsApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/facilities", requireMember, requireVersion1, (request) => {
      const user = memberOf(state, request);
      const facilities = [
        { id: 1, name: "frete econômico", enabled: user.soft_shipping },
        { id: 2, name: "destaque na busca", enabled: user.boosted_bundle },
        { id: 3, name: "aceite automático", enabled: true },
        { id: 4, name: "retirada em casa", enabled: false },
      ];
      return request.json({ facilities });
    })
    .post("/api/v3/soft_shipping_rates/:action{enable|disable}", requireMember, (request) => {
      const user = memberOf(state, request);
      user.soft_shipping = request.req.param("action") === "enable";
      return request.json({ enabled: user.soft_shipping });
    })
    .put("/api/boosted_bundle/participations", requireMember, requireVersion1, (request) => {
      const enabled = field(request.get("payload"), "enabled");
      if (typeof enabled !== "boolean") {
        return request.json({ enabled: "não pode ficar em branco" }, 422);
      }
      memberOf(state, request).boosted_bundle = enabled;
      return request.json({ enabled });
    })
    .get("/api/insurance_price/calculate", requireMember, requireVersion1, (request) => {
      const price = Number(request.req.query("price") || Number.NaN);
      if (!(price > 0)) {
        return request.json({ price: "não é um número válido" }, 422);
      }
      return request.json({ price, insurance_price: insurancePrice(price) });
    })
    .get("/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor", requireMember, (request) =>
      request.text(state.tags),
    );
}

/** Three per cent, at least R$ 2,00, in whole cents. */
function insurancePrice(price: number): number {
  return Math.max(2, Math.round(price * 3) / 100);
}
