import type { Mistakes } from "./Mistake";

export const dialogMistakes = {
  "YY-601": {
    title: "dois diálogos com o mesmo nome",
    means: "os botões abrem sempre o primeiro.",
    wrong: `<yy-modal data-name="frete" data-label="frete">…</yy-modal>
<yy-modal data-name="frete" data-label="frete">…</yy-modal>`,
    right: `<yy-modal data-name="frete" data-label="frete">…</yy-modal>
<yy-modal data-name="prazo" data-label="prazo">…</yy-modal>`,
    why: "o nome é por onde um botão, um link ou `YY.open` chega ao diálogo.",
  },
  "YY-602": {
    title: "um nome que nenhum diálogo tem",
    means:
      "um botão com `data-yy-open`, `data-yy-close` ou `data-yy-next`, ou `YY.open`, diz um nome que nenhum diálogo da página tem. nada abre.",
    wrong: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
</head>
<body><button type="button" data-yy-open="fretes">frete</button><yy-modal data-name="frete" data-label="frete">…</yy-modal></body>
</html>`,
    right: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
</head>
<body><button type="button" data-yy-open="frete">frete</button><yy-modal data-name="frete" data-label="frete">…</yy-modal></body>
</html>`,
    why: "o diálogo pode ter ficado fora da página, num parcial que não veio.",
  },
  "YY-603": {
    title: "um fechar fora de qualquer diálogo",
    means: "`data-yy-close` sem nome fecha o diálogo em volta dele, e não há nenhum.",
    wrong: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
</head>
<body><button type="button" data-yy-close>fechar</button><yy-modal data-name="frete" data-label="frete">…</yy-modal></body>
</html>`,
    right: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
</head>
<body><button type="button" data-yy-close="frete">fechar</button><yy-modal data-name="frete" data-label="frete">…</yy-modal></body>
</html>`,
    why: "de fora, diga qual.",
  },
  "YY-604": {
    title: "um botão que fecha ou envia",
    means:
      "um `<button>` sem `type` num formulário envia, pelo html; com `data-yy-close` ele só fecha.",
    wrong:
      '<yy-modal data-name="a" data-label="conta"><form action="/conta"><button data-yy-close>cancelar</button></form></yy-modal>',
    right:
      '<yy-modal data-name="a" data-label="conta"><form action="/conta"><button type="button" data-yy-close>cancelar</button></form></yy-modal>',
    why: 'com o tipo escrito, quem lê o template sabe o que acontece: `type="submit"` faz os dois.',
  },
  "YY-605": {
    title: "uma pergunta que abre embaixo do diálogo",
    means:
      "a pergunta de um captcha ou de um banco abre sobre a página, embaixo deste diálogo, onde ninguém alcança.",
    wrong:
      '<yy-modal data-name="a" data-label="conta"><form action="/conta"><div class="g-recaptcha" data-sitekey="chave"></div></form></yy-modal>',
    right:
      '<yy-modal data-name="a" data-label="conta" data-layer="page"><form action="/conta"><div class="g-recaptcha" data-sitekey="chave"></div></form></yy-modal>',
    why: 'um diálogo do navegador fica acima de tudo. `data-layer="page"` o põe na camada da página.',
  },
  "YY-606": {
    title: "um diálogo dentro do que não aparece",
    means:
      "algo em volta da tag tem `display: none`: o diálogo abriria sem ninguém ver, e por isso não abre.",
    wrong: '<div hidden><yy-modal data-name="frete" data-label="frete">…</yy-modal></div>',
    right: '<yy-modal data-name="frete" data-label="frete">…</yy-modal>',
    why: "o diálogo fica onde a tag está. ponha a tag fora do que se esconde.",
    judged: false,
  },
} as const satisfies Mistakes;
