import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-nickname": "bia" },
  children: `<a href="/@bia">à venda</a><a href="/@bia/vendidos">vendidos</a><a href="/@bia/yeyezados">yeyezados</a><a href="/@bia/seguidores">seguidores</a><a href="/@bia/seguindo">seguindo</a>`,
  otherChildren: ["<nav><a href='/@bia'>à venda</a><a href='/@bia/vendidos'>vendidos</a></nav>"],
};
