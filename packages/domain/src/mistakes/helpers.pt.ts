import type { Mistakes } from "./Mistake";

export const helperMistakes = {
  "YY-801": {
    title: "um argumento que o helper não tem",
    means:
      "o argumento não é do widget nem um atributo de html, e não é escrito. a mensagem diz o que se parece.",
    wrong: '<%= yy_icon nmae: "heart" %>',
    right: '<%= yy_icon name: "heart" %>',
    why: "um atributo que ninguém lê passaria calado para a página.",
    language: "erb",
    judged: false,
  },
  "YY-802": {
    title: "um argumento sem nome",
    means: "o helper recebe argumentos pelo nome.",
    wrong: '<%= yy_icon "heart" %>',
    right: '<%= yy_icon name: "heart" %>',
    why: "com nomes, o template diz o que cada valor é.",
    language: "erb",
    judged: false,
  },
  "YY-803": {
    title: "um argumento de html que não é texto",
    means:
      "`data`, `tag` ou outro atributo de html recebeu um objeto que não se escreve num atributo.",
    wrong: '<%= yy_icon name: "heart", data: "a" %>',
    right: '<%= yy_icon name: "heart", data: { a: 1 } %>',
    why: "um objeto escrito como texto mostraria o nome da classe.",
    language: "erb",
    judged: false,
  },
  "YY-804": {
    title: "uma opção errada no head",
    means:
      "`yy_head_tags`, `@yyHead` ou `{% yy_head %}` recebeu uma opção que não existe ou um valor que não serve; ela fica de fora.",
    wrong: '<%= yy_head_tags flavour: "preact" %>',
    right: '<%= yy_head_tags flavour: "lite" %>',
    why: "o `<head>` vale para a página inteira: com um engano nele, o resto ainda sai.",
    language: "erb",
    judged: false,
  },
  "YY-805": {
    title: "um interruptor errado no servidor",
    means:
      "o valor do interruptor tem uma chave, uma tag ou uma porcentagem que não existe, ou não pôde ser lido; o resto dele vale.",
    wrong: 'YyWidgets.config.switch = { off: ["yy-slidre"] }',
    right: 'YyWidgets.config.switch = { off: ["yy-slider"] }',
    why: "o servidor escreve na página só o que se lê: um engano não desliga o que não devia.",
    language: "ruby",
    judged: false,
  },
  "YY-806": {
    title: "um texto traduzido que nenhum widget tem",
    means:
      "o arquivo de textos do idioma tem uma chave que não existe, ou um valor que não é texto; vale o texto de sempre.",
    wrong: 'I18n.backend.store_translations(:pt, yy: { follow_button: { lable: "acompanhar" } })',
    right: 'I18n.backend.store_translations(:pt, yy: { follow_button: { label: "acompanhar" } })',
    why: "os nomes são os dos argumentos, na tabela de cada widget.",
    language: "ruby",
    judged: false,
  },
  "YY-807": {
    title: "um arquivo que a publicação não tem",
    means: "o nome não é de nenhum arquivo publicado, ou os arquivos não foram publicados.",
    wrong: '<%= yy_asset_path "yy.main.js" %>',
    right: '<%= yy_asset_path "yy.js" %>',
    why: "o endereço tem a versão, e daria 404.",
    language: "erb",
    judged: false,
  },
  "YY-808": {
    title: "o import map depois do head",
    means:
      "`yy_head_tags` com import map está antes de `javascript_importmap_tags`, que escreve outro: o navegador usa só um.",
    wrong: `<%= yy_head_tags %>
<%= javascript_importmap_tags %>`,
    right: `<%= javascript_importmap_tags %>
<%= yy_head_tags %>`,
    why: "o segundo import map é ignorado por navegadores de 2024 e antes.",
    language: "erb",
    judged: false,
  },
  "YY-809": {
    title: "uma origem permitida que não é uma origem",
    means: "`allowed_origins` pede origens inteiras, sem caminho.",
    wrong: 'YyWidgets.config.allowed_origins = ["cdn.example/yy"]',
    right: 'YyWidgets.config.allowed_origins = ["https://cdn.example"]',
    why: "uma origem que se lê pela metade permitiria outra.",
    language: "ruby",
    judged: false,
  },
  "YY-810": {
    title: "um widget que não existe",
    means: "o nome não é o de nenhum widget.",
    wrong: 'YyWidgets.schema.widget("folow_button")',
    right: 'YyWidgets.schema.widget("follow_button")',
    why: "a mensagem diz o que se parece.",
    language: "ruby",
    judged: false,
  },
  "YY-811": {
    title: "uma configuração que não serve",
    means:
      "uma opção da configuração não existe ou tem um valor que não serve: a aplicação não começa com ela.",
    wrong: "YyWidgets.config.keep_builds = 0",
    right: "YyWidgets.config.keep_builds = 3",
    why: "é melhor saber ao começar do que na primeira página.",
    language: "ruby",
    judged: false,
  },
  "YY-812": {
    title: "um helper cuja tag não é escrita",
    means: "o helper é chamado e o que ele devolve não vai à página.",
    wrong: '<% yy_icon name: "heart" %>',
    right: '<%= yy_icon name: "heart" %>',
    why: "sem o `=` o erb roda e não escreve.",
    language: "erb",
    judged: false,
  },
  "YY-813": {
    title: "um helper que quase existe",
    means: "nenhum método tem esse nome, e um nosso se parece.",
    wrong: "<%= yy_folow_button user_id: 3 %>",
    right: "<%= yy_follow_button user_id: 3 %>",
    why: "a página daria um `NoMethodError` quando alguém a abrisse.",
    language: "erb",
    judged: false,
  },
  "YY-814": {
    title: "um componente fora de uma página",
    means:
      "um componente do phlex usa o que só uma página tem (rotas, token), e foi desenhado sozinho.",
    wrong: "Aviso.new.call",
    right: "render Aviso.new",
    why: "dentro de uma página o phlex-rails dá a ele a página.",
    language: "ruby",
    judged: false,
  },
  "YY-815": {
    title: "uma resposta que os widgets não pedem",
    means: "no teste, o nome ou o status não é de nenhum pedido dos widgets.",
    wrong: "expect(response).to answer_yy(:folow)",
    right: "expect(response).to answer_yy(:follow)",
    why: "um teste de um pedido que não existe passaria sempre.",
    language: "ruby",
    judged: false,
  },
  "YY-816": {
    title: "uma aplicação sem o que os widgets pedem",
    means:
      "o doutor da aplicação não achou o que a página precisa: quem responde `/metadata/user`, o `<head>` dos widgets, ou quem guarda as mensagens de um formulário.",
    wrong: "<head><title>loja</title></head>",
    right: "<head><title>loja</title><%= yy_head_tags %></head>",
    why: "sem isso as páginas funcionam pela metade, e só quem entrou percebe.",
    language: "erb",
    judged: false,
  },
  "YY-817": {
    title: "um formulário de helper fora do lugar",
    means:
      "`yy_form_with` ou `f.yy_form` não tem um bloco com os campos, ou está fora do formulário que envolve. o formulário sai sem a tag.",
    wrong: "<%= yy_form_with model: @anuncio %>",
    right: "<%= yy_form_with model: @anuncio do |f| %><%= f.text_field :title %><% end %>",
    why: "a tag fica em volta do formulário inteiro, e só o bloco diz onde ele termina.",
    language: "erb",
    judged: false,
  },
} as const satisfies Mistakes;
