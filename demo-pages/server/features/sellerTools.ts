import { Hono } from "hono";
import type { DemoEnv } from "../middleware/environment";
import { requireMember, requireVersion1 } from "../middleware/membership";
import { field, numberField } from "../middleware/payload";
import type { FeatureParts } from "./FeatureParts";

/** The seller's switches, list of facilities, insurance price, tag editor and location. */
export function sellerToolRoutes({ state }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
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
