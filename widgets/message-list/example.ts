import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: { "data-type": "default" },
  children: `<div>
      <label><input type="checkbox" data-part="select-all"> todas</label>
      <div data-part="toolbar"><button type="button" data-part="read">lidas</button><button type="button" data-part="delete">apagar</button></div>
      <div data-part="filter"><a href="?type=default" data-type="default">avisos</a> <a href="?type=chat" data-type="chat">conversas</a></div>
      <ul data-part="messages"><li data-message-id="default$$$1" data-read="false"><input type="checkbox" aria-label="selecionar a venda"> sua peça foi vendida</li></ul>
      <p data-part="empty" hidden>nada por aqui</p>
    </div>`,
  keepsChildren: true,
  patchesMarkup: true,
  signedInAs: 1,
};
