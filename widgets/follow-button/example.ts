import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-user-id": "3",
    "data-follow-path": "/api/users/follow",
    "data-unfollow-path": "/api/users/unfollow",
    "data-login-path": "/entrar",
    "data-state-path": "/api/users/follow_state?ids=3",
    "data-user-name": "Beatriz",
  },
  children: '<a href="/entrar">seguir Beatriz</a>',
  signedInAs: 1,
};
