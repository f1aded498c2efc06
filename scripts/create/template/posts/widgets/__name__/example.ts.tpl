import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
#if optimistic
  attributes: { "data-item-id": "7", "data-chosen": "false" },
  children:
    '<form action="__path__" method="post"><input type="hidden" name="item_id" value="7"><button>guardar</button></form>',
#else
  attributes: { "data-label": "enviar" },
  children: '<form action="__path__" method="post"><button>enviar</button></form>',
#end
  signedInAs: 1,
};
