// @vitest-environment page
import { expect, it } from "vitest";
import { usePage } from "../../testing/usePage";
import { setBoostedBundle } from "./boostedBundle";
import { fetchCities } from "./cities";
import { fetchFacilities } from "./facilities";
import { fetchFieldsBySubcategory } from "./fieldsBySubcategory";
import { fetchInboxCounters } from "./inbox";
import { calculateInsurancePrice } from "./insurancePrice";
import { fetchCurrentUser } from "./metadata";
import { createProduct } from "./products";
import { fetchSmartMatch } from "./smartMatch";
import { setSoftShipping } from "./softShipping";
import { lookUpZipcode } from "./zipcodes";

const page = usePage();

it.each<readonly [path: string, call: () => Promise<unknown>]>([
  ["/metadata/user", fetchCurrentUser],
  ["/api/inbox/counters", fetchInboxCounters],
  ["/api/facilities", fetchFacilities],
  ["/api/v1/zipcodes/01310100", () => lookUpZipcode("01310100")],
  ["/states/SP/cities.json", () => fetchCities("SP")],
  ["/api/smart_match/for_product_upload", () => fetchSmartMatch("camisa")],
  ["/api/product_upload/fields_by_subcategory", () => fetchFieldsBySubcategory("1")],
  [
    "/api/insurance_price/calculate",
    () => calculateInsurancePrice(new URLSearchParams({ price: "10" })),
  ],
  ["/produto", () => createProduct({ title: "camisa" }, "uma-chave")],
  ["/api/v3/soft_shipping_rates/enable", () => setSoftShipping(true)],
  ["/api/boosted_bundle/participations", () => setBoostedBundle(true)],
])("asks for %s in the application's folder", async (path, call) => {
  await page.open({ head: '<meta name="yy-root" content="/loja">' }, 1);
  await expect(call()).rejects.toMatchObject({ name: "RequestError", status: 404 });
  expect(page.server.requests.at(-1)?.path).toBe(`/loja${path}`);
});
