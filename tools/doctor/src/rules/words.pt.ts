/** The guide's texts about a rule. */
export interface RuleWords {
  readonly says: string;
  /** The fix that `--fix` writes; absent when a person has to decide. */
  readonly mended?: string;
}

/** The rules by their names, in the order of the guide; the browser has one more. */
export const ruleWords: Readonly<Record<string, RuleWords>> = {
  "script-missing": { says: "a página tem widgets e nenhum `yy.js`" },
  "script-kind": { says: '`yy.js` sem `type="module"`' },
  "script-twice": { says: "`yy.js` em dobro" },
  "script-in-body": {
    says: "`yy.js` no corpo de uma página com turbo, que o roda de novo a cada visita",
  },
  "script-did-not-run": { says: "no navegador: `yy.js` está na página e não rodou" },
  "library-order": { says: "`jquery_ujs` antes do jquery" },
  "library-twice": {
    says: "uma biblioteca duas vezes, ou duas que fazem o mesmo: turbo e turbolinks, rails-ujs e `jquery_ujs`",
  },
  "blocked-by-policy": {
    says: "a content-security-policy barra um arquivo ou os pedidos dos widgets",
  },
  "turbo-nonce": {
    says: "um script sem nonce que a política barra na carga da página e que roda depois de uma visita, porque [o turbo dá a ele o nonce](turbo.md#o-nonce-de-uma-política-estrita)",
  },
  "styles-missing": { says: "a página tem widgets e nenhum `yy.css`" },
  "styles-twice": { says: "`yy.css` em dobro" },
  "csrf-token": { says: "um widget grava no servidor, e a página não tem `meta[name=csrf-token]`" },
  "scripted-submit": {
    says: "numa página com `yy-form`, um script que envia um formulário por `.submit()`, que não dispara evento nenhum: as regras não valem, e ninguém segue a resposta. escreva `requestSubmit()`",
  },
  "photo-address": {
    says: "um script que dá a `YY.urls.photoUrl`, ou à de `yy.pure.js`, o host sem `/photos`, quando as fotos da página estão em `/photos` dele: a 0.1 punha isso sozinha",
    mended: "o lugar inteiro, que a página diz",
  },
  "page-texts": {
    says: "nos [textos da página](textos.md), um nome que nenhuma tag tem, um valor que não serve, um `#yy-texts` que não é json ou que outro substitui",
  },
  "unknown-tag": {
    says: "uma tag `yy-` que não existe, ou com `_`",
    mended: "o nome, quando só um se parece, nas duas pontas da tag",
  },
  "self-closed": { says: "uma tag fechada com `/>`", mended: "`></yy-…>` no lugar do `/>`" },
  unclosed: { says: "uma tag que não fecha onde abriu" },
  "closed-paragraph": {
    says: "um `<p>` em volta de um widget com blocos dentro: o navegador fecha o parágrafo no primeiro bloco",
  },
  swallowed: { says: "um ícone com blocos da página dentro: a tag não foi fechada" },
  "misspelt-attribute": {
    says: "um atributo parecido com um que existe",
    mended: "o nome, quando só um se parece",
  },
  "attribute-without-data": {
    says: "um atributo sem `data-`",
    mended: "o nome, quando só um se parece",
  },
  "wrong-value": {
    says: "um valor que não serve, ou um atributo obrigatório que falta; todos de uma vez, com as palavras do próprio widget",
  },
  "wrong-pattern": {
    says: "em `data-patterns`, uma regra que não existe ou um parâmetro que não serve",
  },
  deprecated: {
    says: "um nome [em desuso](atualizacoes.md#o-que-está-em-desuso)",
    mended: "o nome novo, quando recebe o mesmo valor",
  },
  "misspelt-part": { says: "um `data-part` parecido com um que existe" },
  "missing-child": {
    says: "falta dentro da tag o que o widget precisa, ou o `<form>` está do lado de fora",
  },
  "misplaced-child": { says: "uma parte fora da parte onde deve estar" },
  "repeated-child": { says: "dois campos onde só o primeiro conta" },
  "widget-markup": { says: "o que só um widget pede: em `yy-tabs`, tantos painéis quantas abas" },
  "session-condition": {
    says: "um `data-when` com uma condição que não existe ou que ninguém cumpre",
  },
  "repeated-name": { says: "dois diálogos com o mesmo nome" },
  "unknown-dialog": { says: "um botão para um diálogo que a página não tem" },
  "close-outside": { says: "um `data-yy-close` sem nome fora de qualquer diálogo" },
  "close-or-submit": { says: "um `data-yy-close` num botão de formulário sem `type`" },
  "covered-layer": {
    says: 'um captcha, ou o script de um banco ou captcha numa página com um formulário, dentro de um diálogo sem `data-layer="page"`: a pergunta abre embaixo dele',
  },
  "unknown-region": { says: "um `data-target` que não é o id de nada na página" },
  "dialog-name": { says: "um diálogo sem título" },
  "field-label": { says: "um campo sem rótulo" },
  "icon-name": { says: "um botão só com ícone" },
};
