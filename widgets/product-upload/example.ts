import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-photo-path": "/api/product_upload/photos" },
  signedInAs: 1,
  children: `<form action="/vender" method="post"><p><label>fotos <input type="file" multiple data-part="photos"></label></p>
      <p><label>título <input name="title"></label></p><div data-part="suggestions"></div>
      <p><label>categoria <select name="subcategory_id"><option value="">escolha</option><option value="1">vestidos</option></select></label></p>
      <div data-part="fields"><p><label>tamanho <input name="size"></label></p></div>
      <p><label>preço <input name="price"></label></p><button>publicar</button></form>`,
  keepsChildren: true,
  patchesMarkup: true,
};
