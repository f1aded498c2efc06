import type { Mistakes } from "./Mistake";

export const pageMistakes = {
  "YY-301": {
    title: "falta yy.js",
    means:
      "a página tem widgets e nenhum `yy.js` que os comece: quem visita vê só o html do servidor.",
    wrong: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"></head>
<body><yy-flash></yy-flash></body>
</html>`,
    right: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><yy-flash></yy-flash></body>
</html>`,
    why: "um script que falta não é erro para o navegador.",
  },
  "YY-302": {
    title: 'yy.js sem type="module"',
    means:
      '`yy.js` é um módulo: sem `type="module"` ele é um erro de sintaxe, e nenhum widget começa.',
    wrong: '<script src="/yy/yy.js"></script>',
    right: '<script type="module" src="/yy/yy.js"></script>',
    why: "só módulos podem carregar o código de cada widget quando ele faz falta. `yy.all.js`, que tem tudo, é um script comum.",
  },
  "YY-303": {
    title: "yy.js duas vezes",
    means: "a segunda cópia é carregada, avisa no console e não faz mais nada.",
    wrong: `<script type="module" src="/yy/yy.js"></script>
<script defer src="/yy/yy.all.js"></script>`,
    right: '<script type="module" src="/yy/yy.js"></script>',
    why: "um nome de tag se registra uma vez só.",
  },
  "YY-304": {
    title: "yy.js no corpo de uma página com turbo",
    means: "o turbo troca o corpo a cada visita e roda os scripts dele de novo.",
    wrong: `<html>
<head><script type="module" src="/turbo.js"></script><link rel="stylesheet" href="/yy/yy.css"></head>
<body><yy-flash></yy-flash><script type="module" src="/yy/yy.js"></script></body>
</html>`,
    right: `<html>
<head><script type="module" src="/turbo.js"></script><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><yy-flash></yy-flash></body>
</html>`,
    why: "no `<head>` ele roda uma vez, e chega antes.",
  },
  "YY-305": {
    title: "yy.js está na página e não rodou",
    means: "o arquivo não veio, ou uma content-security-policy o barrou.",
    wrong: '<script type="module" src="/assets/yy/yy.js"></script>',
    right: '<script type="module" src="/yy/yy.js"></script>',
    why: "só o navegador sabe. abra o endereço do script: ele precisa responder 200, com um tipo de javascript.",
    judged: false,
  },
  "YY-306": {
    title: "falta yy.css",
    means:
      "a página tem widgets e nenhum `yy.css`: o que está embaixo deles pula quando montam, e o que é de quem entrou aparece até lá.",
    wrong: `<html>
<head><script type="module" src="/yy/yy.js"></script></head>
<body><yy-flash></yy-flash></body>
</html>`,
    right: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><yy-flash></yy-flash></body>
</html>`,
    why: "é a folha que guarda o lugar de cada tag antes do script.",
  },
  "YY-307": {
    title: "yy.css duas vezes",
    means: "a mesma folha vem duas vezes.",
    wrong: `<link rel="stylesheet" href="/yy/yy.css">
<link rel="stylesheet" href="/yy/yy.css">`,
    right: '<link rel="stylesheet" href="/yy/yy.css">',
    why: "nada quebra, mas a segunda vale sobre os seus estilos que estão entre as duas.",
  },
  "YY-308": {
    title: "jquery_ujs antes do jquery",
    means:
      "`jquery_ujs` precisa do jquery, que vem depois: formulários `data-remote` e links `data-method` vão como os comuns.",
    wrong: `<script src="/assets/jquery_ujs.js"></script>
<script src="/assets/jquery-3.7.1.min.js"></script>`,
    right: `<script src="/assets/jquery-3.7.1.min.js"></script>
<script src="/assets/jquery_ujs.js"></script>`,
    why: "o lugar de `yy.js` entre eles não importa.",
  },
  "YY-309": {
    title: "duas bibliotecas que fazem o mesmo",
    means:
      "a mesma biblioteca está duas vezes, ou há duas que fazem o mesmo: turbo e turbolinks, rails-ujs e `jquery_ujs`. links são visitados e formulários enviados em dobro.",
    wrong: `<script src="/assets/turbo.min.js" type="module"></script>
<script src="/assets/turbolinks.js"></script>`,
    right: '<script src="/assets/turbo.min.js" type="module"></script>',
    why: "cada uma escuta os mesmos cliques, e nenhuma sabe da outra.",
  },
  "YY-310": {
    title: "a content-security-policy barra os widgets",
    means:
      "a política da página não deixa carregar um arquivo dos widgets, ou não deixa que perguntem ao servidor.",
    wrong: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
<meta http-equiv="Content-Security-Policy" content="script-src https://cdn.example">
</head>
<body><yy-flash></yy-flash></body>
</html>`,
    right: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
</head>
<body><yy-flash></yy-flash></body>
</html>`,
    why: "o navegador só o conta no console. o capítulo da política diz o que os widgets precisam.",
  },
  "YY-311": {
    title: "um script sem nonce que o turbo roda",
    means:
      "a política barra o script quando a página é carregada, e depois de uma visita ele roda: o turbo dá a ele o nonce da página.",
    wrong: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
<meta name="csp-nonce" content="<%= nonce %>">
<script type="module" src="/assets/turbo.min.js"></script>
</head>
<body><script>começar()</script></body>
</html>`,
    right: `<html>
<head>
<meta name="csrf-token" content="…">
<link rel="stylesheet" href="/yy/yy.css">
<script type="module" src="/yy/yy.js"></script>
<meta name="csp-nonce" content="<%= nonce %>">
<script type="module" src="/assets/turbo.min.js"></script>
</head>
<body><script nonce="<%= nonce %>">começar()</script></body>
</html>`,
    why: "o mesmo script que às vezes roda e às vezes não é difícil de achar.",
  },
  "YY-312": {
    title: "falta o token csrf",
    means:
      "um widget grava no servidor, e a página não tem `meta[name=csrf-token]`: o servidor responde 422.",
    wrong: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><yy-follow-button data-user-id="3" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar">seguir</yy-follow-button></body>
</html>`,
    right: `<html>
<head><%= csrf_meta_tags %><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><yy-follow-button data-user-id="3" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar">seguir</yy-follow-button></body>
</html>`,
    why: "o token é o que diz ao servidor que o pedido vem da sua página.",
  },
  "YY-313": {
    title: "textos da página que não são json",
    means:
      "`#yy-texts` precisa ser um objeto json de tags, e cada tag um objeto de textos. nenhum dos textos errados vale.",
    wrong:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": "acompanhar" }</script>',
    right:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>',
    why: "valem os textos de sempre, para que um engano não deixe um botão mudo.",
  },
  "YY-314": {
    title: "um texto que nenhuma tag tem",
    means: "`#yy-texts` fala de uma tag ou de um texto que não existe.",
    wrong:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": { "lable": "acompanhar" } }</script>',
    right:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>',
    why: "os nomes são os das propriedades, na tabela de cada widget.",
  },
  "YY-315": {
    title: "textos num script que rodaria",
    means: '`id="yy-texts"` está num elemento que não é um script de json: ninguém lê os textos.',
    wrong: '<script id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>',
    right:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>',
    why: "sem o tipo o navegador rodaria o json como um programa.",
  },
  "YY-316": {
    title: "textos que outro script substitui",
    means: "há dois `#yy-texts`, e só o último é lido.",
    wrong: `<script type="application/json" id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>
<script type="application/json" id="yy-texts">{}</script>`,
    right:
      '<script type="application/json" id="yy-texts">{ "yy-follow-button": { "label": "acompanhar" } }</script>',
    why: "o turbo deixa no `<head>` os das páginas de antes: o último é o desta.",
  },
  "YY-320": {
    title: "uma raiz que não é um caminho",
    means: "`meta[name=yy-root]` não é um caminho desta origem, e é ignorado.",
    wrong: '<meta name="yy-root" content="loja.example/br">',
    right: '<meta name="yy-root" content="/br">',
    why: "todos os caminhos que os widgets conhecem começam ali: um errado levaria todos os pedidos a outro lugar.",
    judged: false,
  },
  "YY-321": {
    title: "um ícone sem sprite",
    means:
      "há um ícone na página, e nenhum `meta[name=yy-icon-sprite]` diz onde estão os desenhos.",
    wrong: '<yy-icon data-name="heart"></yy-icon>',
    right: `<meta name="yy-icon-sprite" content="/icons.svg">
<yy-icon data-name="heart"></yy-icon>`,
    why: "o template do ícone não vê o `<head>`: só a página inteira sabe.",
    judged: false,
  },
  "YY-322": {
    title: "um interruptor que não se lê",
    means: "algo no json de `#yy-switch` não existe ou é de outro tipo; o resto dele vale.",
    wrong: '<script type="application/json" id="yy-switch">{ "off": ["yy-slidre"] }</script>',
    right: '<script type="application/json" id="yy-switch">{ "off": ["yy-slider"] }</script>',
    why: "um interruptor serve quando algo vai mal: um engano nele não pode derrubar a página.",
    judged: false,
  },
  "YY-323": {
    title: "uma publicação que não veio",
    means:
      "`#yy-switch` manda parte dos visitantes a outra publicação, e os arquivos dela não estão lá. valem os da página.",
    wrong: '<script type="application/json" id="yy-switch">{ "release": { "0.9.0": 10 } }</script>',
    right: '<script type="application/json" id="yy-switch">{ "release": { "1.0.0": 10 } }</script>',
    why: "as pastas das publicações ficam lado a lado; a que se nomeia precisa estar publicada antes.",
    judged: false,
  },
  "YY-324": {
    title: "um interruptor em outra origem",
    means: "`data-src` de `#yy-switch` precisa ser desta origem; não é perguntado.",
    wrong:
      '<script type="application/json" id="yy-switch" data-src="https://cdn.example/switch.json">{}</script>',
    right: '<script type="application/json" id="yy-switch" data-src="/yy/switch.json">{}</script>',
    why: "quem manda no que roda na página é só ela.",
    judged: false,
  },
  "YY-325": {
    title: "um interruptor perguntado depressa demais",
    means: "`data-every` precisa ser 10 segundos ou mais; valem 60.",
    wrong:
      '<script type="application/json" id="yy-switch" data-src="/yy/switch.json" data-every="1">{}</script>',
    right:
      '<script type="application/json" id="yy-switch" data-src="/yy/switch.json" data-every="30">{}</script>',
    why: "cada página aberta pergunta: um segundo seria um ataque ao seu servidor.",
    judged: false,
  },
} as const satisfies Mistakes;
