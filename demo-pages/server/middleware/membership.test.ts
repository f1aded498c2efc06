import { useServer, version1 } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();

const memberCalls: readonly (readonly [string, string])[] = [
  ["GET", "/api/inbox/counters"],
  ["PATCH", "/api/inbox/messages/set_as_read"],
  ["DELETE", "/api/inbox/messages"],
  ["GET", "/perfil/mensagens.js"],
  ["GET", "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor"],
  ["GET", "/api/smart_match/for_product_upload"],
  ["GET", "/api/product_upload/fields_by_subcategory"],
  ["POST", "/produto"],
  ["GET", "/api/facilities"],
  ["POST", "/api/v3/soft_shipping_rates/enable"],
  ["POST", "/api/v3/soft_shipping_rates/disable"],
  ["PUT", "/api/boosted_bundle/participations"],
  ["GET", "/api/insurance_price/calculate"],
  ["PATCH", "/api/profile/avatar"],
  ["PATCH", "/api/profile/header"],
  ["GET", "/pro/outposts/lookup"],
  ["DELETE", "/pro/outposts/products/1"],
  ["POST", "/api/users/follow"],
  ["DELETE", "/api/users/unfollow"],
  ["GET", "/pro/precos-faltantes/itens"],
  ["PATCH", "/pro/precos-faltantes/401"],
  ["POST", "/compras/7/avaliacao"],
  ["POST", "/api/location"],
];

it.each(memberCalls)("answers 401 to a visitor's %s %s", async (method, path) => {
  const answer = await (await demo.visitor()).send(path, { method, headers: version1 });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: "unauthorized" });
});

it.each([
  ["GET", "/api/inbox/counters"],
  ["PATCH", "/api/inbox/messages/set_as_read"],
  ["DELETE", "/api/inbox/messages"],
  ["GET", "/api/facilities"],
  ["PUT", "/api/boosted_bundle/participations"],
  ["GET", "/api/insurance_price/calculate"],
  ["PATCH", "/api/profile/avatar"],
])("answers 406 to %s %s without its version", async (method, path) => {
  const visitor = await demo.visitor(1);
  expect((await visitor.send(path, { method })).status).toBe(406);
  const { Accept } = version1;
  expect((await visitor.send(path, { method, headers: { Accept } })).status).toBe(406);
});

it("answers JSON to an unknown call", async () => {
  const answer = await (await demo.visitor()).send("/api/nada");
  expect([answer.status, await answer.json()]).toEqual([404, { error: "not found" }]);
});

it("tells a visitor from a member in the metadata", async () => {
  const metadata = async (id?: number) =>
    (await (await demo.visitor(id)).send("/metadata/user")).json();
  expect(await metadata()).toEqual({ id: null });
  expect(await metadata(2)).toMatchObject({
    id: 2,
    name: "João Pedro Lima",
    first_name: "João",
    pro_seller: true,
    confirmed_yy_staff: false,
    avatar_url: "/photos/joaopedro/avatar-joaopedro/50x50.jpg",
    whatsapp_attendance_enabled: true,
  });
  expect(await metadata(6)).toMatchObject({ avatar_url: null, avatar_image_public_id: null });
  expect(await metadata(12)).toMatchObject({ confirmed_yy_staff: true });
});
