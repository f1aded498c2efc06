import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {},
  children: `<form action="/busca">
      <label>busca <input name="query" value="linho"></label>
      <label><input type="checkbox" name="colors[]" value="azul" checked> azul</label>
      <button>filtrar</button>
      </form>`,
  keepsChildren: true,
};
