import type { Mistakes } from "./Mistake";

export const attributeMistakes = {
  "YY-101": {
    title: "falta um atributo obrigatório",
    means:
      "o widget não sabe de que ou de quem se trata, e não começa: fica na tela o que o servidor escreveu dentro da tag. um atributo presente e em branco conta como se faltasse.",
    wrong: '<yy-follow-button data-user-name="marina">seguir</yy-follow-button>',
    right:
      '<yy-follow-button data-user-id="3" data-follow-path="/users/3/follow" data-unfollow-path="/users/3/unfollow" data-login-path="/entrar">seguir</yy-follow-button>',
    why: "um id que falta costuma ser um `nil` no template. um botão que parece funcionar e grava noutro lugar é pior do que um que não começa.",
  },
  "YY-102": {
    title: "um atributo com um valor que não serve",
    means:
      "o texto do atributo não é do tipo que o widget pede: um número fora da faixa, uma opção que não existe, um endereço que não se abre, um json quebrado. o widget não começa.",
    wrong: '<yy-countdown data-ends-at="amanhã">falta 1 dia</yy-countdown>',
    right: '<yy-countdown data-ends-at="2026-12-24T23:59:00-03:00">falta 1 dia</yy-countdown>',
    why: "nenhum valor é adivinhado. a mensagem diz o que se espera, e a página do widget tem a tabela dos atributos.",
  },
  "YY-103": {
    title: "um json que não tem a forma pedida",
    means:
      "o json do atributo se lê, mas falta nele um campo, ou um campo é de outro tipo. o widget não começa.",
    wrong: `<yy-user-avatar data-user='{"username": "marina"}'></yy-user-avatar>`,
    right: `<yy-user-avatar data-user='{"id": 3, "username": "marina", "slug": "marina", "name": "Marina Alves", "user_photo_url": null}'></yy-user-avatar>`,
    why: "o widget desenha com esses campos: com a metade deles mostraria um link para lugar nenhum.",
  },
  "YY-104": {
    title: "um atributo que quase existe",
    means:
      "o nome se parece com o de um atributo do widget, mas não é: o navegador o guarda e ninguém o lê.",
    wrong: '<yy-icon data-nmae="heart"></yy-icon>',
    right: '<yy-icon data-name="heart"></yy-icon>',
    why: "html aceita qualquer nome, e nada aparece no console. por isso o doutor compara com os que existem.",
  },
  "YY-105": {
    title: "um atributo sem data-",
    means: "os widgets só leem atributos que começam com `data-`, com hifens.",
    wrong: '<yy-icon name="heart"></yy-icon>',
    right: '<yy-icon data-name="heart"></yy-icon>',
    why: "nomes sem `data-` são do html, e amanhã um deles pode ganhar um sentido no navegador.",
  },
  "YY-106": {
    title: "um nome em desuso",
    means: "a tag, o atributo ou o estado ainda funciona e tem um substituto, que a mensagem diz.",
    wrong:
      '<yy-countdown data-ends-at="2030-12-31T23:59:59-03:00" data-notify="acabou">até 31 de dezembro</yy-countdown>',
    right:
      '<yy-countdown data-ends-at="2030-12-31T23:59:59-03:00" data-alert-text="acabou">até 31 de dezembro</yy-countdown>',
    why: "um nome sai só uma versão depois de avisado, no mínimo. `yy-doctor --fix` troca os que recebem o mesmo valor.",
  },
  "YY-110": {
    title: "uma regra que não existe em data-patterns",
    means: "o campo não é conferido por essa regra; as outras dele continuam a valer.",
    wrong:
      '<yy-form><form action="/conta"><label>e-mail <input name="email" data-patterns="isValidEmial"></label></form></yy-form>',
    right:
      '<yy-form><form action="/conta"><label>e-mail <input name="email" data-patterns="isValidEmail"></label></form></yy-form>',
    why: "um erro de digitação no template não pode impedir quem visita de enviar o formulário: a regra fica de fora, e o erro é contado a você.",
  },
  "YY-111": {
    title: "um parâmetro que não serve em data-patterns",
    means:
      "a regra existe, e o que vem depois dos dois-pontos falta, sobra ou é de outro tipo. ela fica de fora.",
    wrong: '<label>apelido <input name="apelido" data-patterns="minLength"></label>',
    right: '<label>apelido <input name="apelido" data-patterns="minLength:3"></label>',
    why: "sem o número não se sabe quando o campo está certo.",
  },
  "YY-112": {
    title: "uma regra que olha um campo que o formulário não tem",
    means:
      "a regra compara com outro campo, e nenhum campo do formulário tem esse nome. ela fica de fora.",
    wrong:
      '<yy-form><form action="/conta"><label>de novo <input name="again" data-patterns="isEqualsTo:senha"></label></form></yy-form>',
    right:
      '<yy-form><form action="/conta"><label>senha <input name="senha" type="password"></label><label>de novo <input name="again" data-patterns="isEqualsTo:senha"></label></form></yy-form>',
    why: "os campos podem chegar depois, por isso só a página rodando sabe.",
    judged: false,
  },
  "YY-113": {
    title: "um data-when que não se lê",
    means:
      "`data-when` é uma lista com vírgulas de condições feitas de letras, números, `-` e `_`, cada uma talvez depois de `!`. o portão fica fechado.",
    wrong: '<yy-session-gate data-when="signed-in staff">painel</yy-session-gate>',
    right: '<yy-session-gate data-when="signed-in, staff">painel</yy-session-gate>',
    why: "um portão que não entende a condição não mostra nada: é o erro mais seguro.",
  },
  "YY-114": {
    title: "uma condição de data-when que quase existe",
    means: "nenhum usuário tem um campo com esse nome, então a condição nunca vale.",
    wrong: '<yy-session-gate data-when="signed_in">olá</yy-session-gate>',
    right: '<yy-session-gate data-when="signed-in">olá</yy-session-gate>',
    why: "condições podem ser campos do usuário que o doutor não conhece: ele só fala dos que se parecem com um conhecido.",
  },
  "YY-115": {
    title: "um data-when que não vale para ninguém",
    means: "todas as condições valem juntas, e estas se excluem: ninguém vê o que está dentro.",
    wrong: '<yy-session-gate data-when="signed-out, pro-seller">anuncie</yy-session-gate>',
    right:
      '<yy-session-gate data-when="signed-out">entre</yy-session-gate><yy-session-gate data-when="pro-seller">anuncie</yy-session-gate>',
    why: "para “uma ou outra”, escreva um portão para cada.",
  },
  "YY-116": {
    title: "um banner sem seção",
    means: "o caminho da página não diz de que seção ela é, e `data-section` também não.",
    wrong: "<yy-top-banner></yy-top-banner>",
    right: '<yy-top-banner data-section="home"></yy-top-banner>',
    why: "o banner de outra seção seria propaganda no lugar errado. só a página aberta conhece o caminho.",
    judged: false,
  },
  "YY-117": {
    title: "uma aba aberta que não existe",
    means: "`data-active` conta de 0, e é maior do que a última aba.",
    wrong:
      '<yy-tabs data-active="2"><div data-part="list"><a href="#fotos">fotos</a><a href="#medidas">medidas</a></div><div data-part="panel" id="fotos">…</div><div data-part="panel" id="medidas">…</div></yy-tabs>',
    right:
      '<yy-tabs data-active="1"><div data-part="list"><a href="#fotos">fotos</a><a href="#medidas">medidas</a></div><div data-part="panel" id="fotos">…</div><div data-part="panel" id="medidas">…</div></yy-tabs>',
    why: "abrir outra aba calado esconderia o erro.",
    judged: false,
  },
  "YY-118": {
    title: "um id de vídeo que não serve",
    means:
      "`data-video-id` tem de 6 a 20 letras, números, `-` ou `_`. a miniatura continua a ser um link.",
    wrong:
      '<yy-video-gallery><a href="https://youtu.be/dQw4w9WgXcQ" data-video-id="https://youtu.be/dQw4w9WgXcQ">veja</a></yy-video-gallery>',
    right:
      '<yy-video-gallery><a href="https://youtu.be/dQw4w9WgXcQ" data-video-id="dQw4w9WgXcQ">veja</a></yy-video-gallery>',
    why: "o id vira parte de um endereço: nada além de um id pode entrar nele.",
    judged: false,
  },
  "YY-119": {
    title: "um campo do usuário que não é um texto",
    means: "`data-field` aponta para uma lista ou um objeto, que não cabe numa frase.",
    wrong: '<yy-session-value data-field="favorite_stores">…</yy-session-value>',
    right: '<yy-session-value data-field="name">…</yy-session-value>',
    why: "só a resposta do servidor diz de que tipo é o campo.",
    judged: false,
  },
  "YY-120": {
    title: "uma conta que a sessão não tem",
    means:
      "`data-source` aponta para um campo da sessão que não existe ou não é um número. fica o número do servidor.",
    wrong: '<yy-count-badge data-source="user.name">3</yy-count-badge>',
    right: '<yy-count-badge data-source="user.cart_count">3</yy-count-badge>',
    why: "o que a sessão tem só se sabe quando o servidor responde.",
    judged: false,
  },
  "YY-121": {
    title: "fotos sem endereço para onde ir",
    means:
      'há um campo com `data-part="photos"`, e o widget não sabe para onde mandar o que for escolhido.',
    wrong:
      '<yy-product-upload><form action="/produtos"><input type="file" data-part="photos" aria-label="fotos"></form></yy-product-upload>',
    right:
      '<yy-product-upload data-photo-path="/fotos"><form action="/produtos"><input type="file" data-part="photos" aria-label="fotos"></form></yy-product-upload>',
    why: "sem fotos o atributo não faz falta, por isso não é obrigatório sempre.",
    judged: false,
  },
  "YY-123": {
    title: "um link de consulta que não é um endereço da web",
    means: 'o `href` do `data-part="lookup"` não é http nem https, e nada é consultado.',
    wrong:
      '<yy-pro-outpost><label>cpf <input data-part="cpf" name="cpf"></label> <a data-part="lookup" href="javascript:void(0)">buscar</a><section data-part="products">…</section></yy-pro-outpost>',
    right:
      '<yy-pro-outpost><label>cpf <input data-part="cpf" name="cpf"></label> <a data-part="lookup" href="/pro/outposts/lookup">buscar</a><section data-part="products">…</section></yy-pro-outpost>',
    why: "o mesmo link leva à busca quando o script não chega.",
    judged: false,
  },
  "YY-124": {
    title: "um ícone que o sprite não tem",
    means: "nenhum `<symbol>` do sprite tem esse id. fica o que o servidor escreveu dentro da tag.",
    wrong: '<yy-icon data-name="coração"></yy-icon>',
    right: '<yy-icon data-name="heart"></yy-icon>',
    why: "os nomes são os ids do arquivo de `meta[name=yy-icon-sprite]`, que só a página carrega.",
    judged: false,
  },
  "YY-125": {
    title: "uma linha de mensagem sem o id dela",
    means:
      "`data-message-id` de uma linha é `tipo$$$id`. essa linha não se seleciona, não se lê e não se apaga; as outras sim.",
    wrong: '<li data-message-id="17">oi</li>',
    right: '<li data-message-id="chat$$$17">oi</li>',
    why: "o tipo decide a que endereço se pergunta.",
    judged: false,
  },
  "YY-126": {
    title: "um item de preço sem id",
    means:
      'cada `data-part="item"` precisa de `data-item-id`: é por ele que um preço digitado se guarda.',
    wrong:
      '<yy-missing-price-editor><form data-part="item"><input data-part="price"><input type="hidden" data-part="hidden-price"></form></yy-missing-price-editor>',
    right:
      '<yy-missing-price-editor><form data-part="item" data-item-id="8"><input data-part="price"><input type="hidden" data-part="hidden-price"></form></yy-missing-price-editor>',
    why: "sem id, o preço de um produto poderia voltar no campo de outro.",
    judged: false,
  },
} as const satisfies Mistakes;
