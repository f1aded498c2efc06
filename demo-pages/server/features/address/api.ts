import { Hono } from "hono";
import { citiesByState } from "../../fixtures/cities";
import { zipcodes } from "../../fixtures/zipcodes";
import type { DemoEnv } from "../../middleware/environment";

/** `GET /api/v1/zipcodes/{8 digits}` and `GET /states/{uf}/cities.json`; 404 for what they do not know. */
export function addressApi(): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/v1/zipcodes/:zipcode", (request) => {
      const found = zipcodes.get(request.req.param("zipcode"));
      return found === undefined ? request.json({ error: "not found" }, 404) : request.json(found);
    })
    .get("/states/:state/cities.json", (request) => {
      const cities = citiesByState.get(request.req.param("state").toUpperCase());
      return cities === undefined
        ? request.json({ error: "not found" }, 404)
        : request.json(cities.map((city, index) => [city, index + 1]));
    });
}
