import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-label": "enviar" },
  children: '<form action="__path__" method="post"><button>enviar</button></form>',
  signedInAs: 1,
};
