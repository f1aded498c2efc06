import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<details open><summary><h3>como devolvo?</h3></summary><p>em até 7 dias.</p></details>
      <details><summary><h3>como recebo?</h3></summary><p>pelos correios.</p></details>`,
  keepsChildren: true,
  otherChildren: ["<details><summary>como pago?</summary><p>no cartão.</p></details>"],
};
