import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-user":
      '{"id":1,"name":"Marina Alves","nickname":"marina","gender":"F","image_public_id":"avatar-marina"}',
    "data-size": "50",
  },
  children: '<img src="/photos/marina/avatar-marina/50x50.jpg" width="50" height="50" alt="">',
};
