import type { Mistakes } from "./Mistake";

export const requestMistakes = {
  "YY-410": {
    title: "um pedido sem endereço",
    means: "uma chamada por script não disse o endereço, e nada é pedido.",
    wrong: 'document.querySelector("yy-content-loader").src = "";',
    right: 'document.querySelector("yy-content-loader").src = "/frete";',
    why: "um endereço vazio seria a própria página.",
    language: "js",
    judged: false,
  },
  "YY-411": {
    title: "um endereço que não se pede",
    means: "o endereço não é http nem https, ou não se lê. nada é pedido.",
    wrong: 'document.querySelector("yy-content-loader").src = "data:text/html,oi";',
    right: 'document.querySelector("yy-content-loader").src = "/frete";',
    why: "só respostas de um servidor são lidas.",
    language: "js",
    judged: false,
  },
  "YY-412": {
    title: "um pedido a outra origem",
    means:
      "o endereço é de outra origem, que a página não disse permitir. nada é lido nem gravado.",
    wrong: '<yy-content-loader data-src="https://api.parceiro.example/frete">…</yy-content-loader>',
    right: `<meta name="yy-allowed-origins" content="https://api.parceiro.example">
<yy-content-loader data-src="https://api.parceiro.example/frete">…</yy-content-loader>`,
    why: "um endereço que veio de um dado poderia levar o que a página sabe a quem não devia.",
    judged: false,
  },
  "YY-413": {
    title: "um destino em outra origem",
    means:
      "o widget levaria a página a um endereço de outra origem, que ela não disse permitir. quem visita fica onde está.",
    wrong:
      '<yy-message-header data-message-id="chat$$$8" data-redirect-url="https://outro.example/caixa">…</yy-message-header>',
    right:
      '<yy-message-header data-message-id="chat$$$8" data-redirect-url="/caixa">…</yy-message-header>',
    why: "um redirecionamento aberto serve a quem quer enganar. outra origem se diz em `meta[name=yy-allowed-origins]`.",
    judged: false,
  },
  "YY-414": {
    title: "um formulário com um endereço que não serve",
    means:
      "o `action` do formulário, ou o `formaction` do botão, não é http nem https. nada é enviado, e o que foi digitado fica.",
    wrong: '<yy-form><form action="javascript:void(0)"><button>salvar</button></form></yy-form>',
    right: '<yy-form><form action="/conta"><button>salvar</button></form></yy-form>',
    why: "sem script o navegador também não o enviaria.",
    judged: false,
  },
  "YY-415": {
    title: "um formulário num conjunto de caracteres desconhecido",
    means:
      "a página está num conjunto de caracteres que o navegador não conhece pelo nome, e o formulário não é enviado.",
    wrong: '<meta charset="latim">\n<yy-form><form action="/conta">…</form></yy-form>',
    right: '<meta charset="utf-8">\n<yy-form><form action="/conta">…</form></yy-form>',
    why: "os acentos chegariam trocados ao servidor.",
    judged: false,
  },
  "YY-416": {
    title: "uma versão de api que não é um número",
    means: "a versão pedida não é um inteiro a partir de 1, e nada é pedido.",
    wrong: 'versionHeaders("2");',
    right: "versionHeaders(2);",
    why: "a versão vai no cabeçalho `Accept`: um texto qualquer pediria uma resposta que não existe.",
    language: "js",
    judged: false,
  },
  "YY-417": {
    title: "um script que envia um formulário sem evento",
    means:
      "`.submit()` não dispara evento nenhum: as regras do `yy-form` não valem, e ninguém segue a resposta.",
    wrong: `<yy-form><form action="/busca"><select aria-label="ordem" onchange="this.form.submit()"></select></form></yy-form>`,
    right: `<yy-form><form action="/busca"><select aria-label="ordem" onchange="this.form.requestSubmit()"></select></form></yy-form>`,
    why: "`requestSubmit()` envia como o botão enviaria.",
  },
  "YY-418": {
    title: "fotos pedidas ao lado de onde estão",
    means:
      "o script dá a `photoUrl` o host, e as fotos da página estão em `/photos` dele: nenhuma aparece.",
    wrong: `<meta name="yy-photo-host" content="https://loja.example/photos">
<script>capa.src = YY.urls.photoUrl({ host: "https://loja.example", imageId: "7", size: 96 });</script>`,
    right: `<meta name="yy-photo-host" content="https://loja.example/photos">
<script>capa.src = YY.urls.photoUrl({ host: "https://loja.example/photos", imageId: "7", size: 96 });</script>`,
    why: "até a 0.1 `photoUrl` punha `/photos` depois do host; agora `host` é o lugar inteiro, que pode ter outro nome ou nenhum.",
  },
} as const satisfies Mistakes;
