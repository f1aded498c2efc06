import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-feature": "soft-shipping", "data-enabled": "true" },
  patchesMarkup: true,
  children:
    'frete econômico <form action="/perfil/configuracoes/frete" method="post"><button>desligar</button></form>',
  signedInAs: 1,
  keepsChildren: true,
  otherChildren: ["<label>frete econômico <input type=checkbox></label>"],
};
