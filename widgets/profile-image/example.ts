import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-kind": "avatar" },
  patchesMarkup: true,
  children: `<img src="/photos/marina/avatar-1/96x96.jpg" width="96" height="96" alt="sua foto">
      <form action="/perfil/configuracoes/foto/avatar" method="post" enctype="multipart/form-data"><input type="file" name="image" aria-label="nova foto"><button>enviar</button></form>`,
  signedInAs: 1,
  keepsChildren: true,
};
