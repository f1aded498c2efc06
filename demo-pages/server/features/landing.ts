import { Hono } from "hono";
import films from "../fixtures/films.json";
import type { DemoEnv } from "../middleware/environment";
import type { FeatureParts } from "./FeatureParts";

/** `/frete-gratis`: the landing page; `/videos/{film}`: what its players show in place of a video service's page. */
export function landingRoutes({ page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/frete-gratis", (request) =>
      page(request, "landing", {
        films: films.filter(({ isBackstage }) => !isBackstage),
        backstage: films.filter(({ isBackstage }) => isBackstage),
      }),
    )
    .get("/videos/:film", (request) => {
      const film = films.find(({ id }) => id === request.req.param("film"));
      return film === undefined ? page(request, "404") : page(request, "film", { film });
    });
}
