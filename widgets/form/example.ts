import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-scroll-to-error": "true" },
  children: `<form action="/cadastro" method="post">
      <label for="email">e-mail</label>
      <input id="email" name="user[email]" data-patterns="isNonEmpty,isValidEmail">
      <label for="card">cartão</label>
      <input id="card" name="card" data-patterns="isCreditCard">
      <button>cadastrar</button>
    </form>`,
  keepsChildren: true,
  patchesMarkup: true,
};
