import { describeWidget } from "@yy/testing";
import { schema } from "./schema";

describeWidget({
  schema,
  example: {
    attributes: { "data-label": "achados da semana", "data-autoplay": "" },
    children:
      '<div><h2>bolsas</h2><a href="/busca?busca=bolsas">ver as bolsas</a></div><a href="/busca">tudo</a><article aria-label="casacos">casacos</article>',
    keepsChildren: true,
    patchesMarkup: true,
  },
});
