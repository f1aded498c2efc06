import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "pessoas",
  summary:
    "segue uma lojinha na hora do toque e avisa o servidor depois. se der errado, volta atrás sozinho.",
  attributes: {
    userId: "id de quem vai ser seguido.",
    followPath: "para onde vai o POST de seguir, com `following_id` no corpo em JSON.",
    unfollowPath:
      "para onde vai o DELETE de deixar de seguir, com `following_id` no corpo em JSON.",
    loginPath:
      "página de entrar; o toque de quem não entrou na conta leva até lá, com `redirect_to`.",
    statePath:
      "pedido uma vez: responde `users[]` com `id` e `user_follow`. desta origem ou de uma que a página permite; os botões com o mesmo endereço dividem a resposta.",
    following: "diz se quem visita já segue esta pessoa.",
    userName: "mostrado e lido depois do texto do botão.",
    label: "texto de quando ainda não segue.",
    labelFollowing: "texto de quando já segue.",
  },
  events: {
    "yy:before-follow": "antes de seguir; cancelar o evento impede.",
    "yy:before-unfollow": "antes de deixar de seguir; cancelar o evento impede.",
    "yy:follow-changed":
      "o botão mostra outro estado. `origin` diz por quê: `user`, o botão tocado; `sync`, os outros da mesma pessoa; `initial`, a resposta de `data-state-path`; `return`, a volta da página de entrar; `revert`, uma falha que desfez a mudança.",
  },
  parts: { button: "o botão." },
  children: {
    "(default)": "o que aparece antes do script e sem ele: um link ou um formulário.",
  },
  states: {
    following: "quem visita segue esta pessoa.",
    pending: "um pedido dos botões desta pessoa está a caminho.",
  },
  tokens: {
    "--yy-color-accent": "fundo de quando ainda não segue; texto e borda de quando já segue.",
    "--yy-color-accent-ink": "texto de quando ainda não segue.",
    "--yy-radius-full": "arredondamento.",
    "--yy-size-target": "altura mínima.",
  },
});
