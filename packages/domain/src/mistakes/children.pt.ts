import type { Mistakes } from "./Mistake";

export const childMistakes = {
  "YY-201": {
    title: "falta dentro da tag o que o widget usa",
    means:
      "o widget trabalha com html seu: um `<input>`, um `<form>`, um filho com `data-part`. sem ele não começa, e fica o que o servidor escreveu.",
    wrong: '<yy-mask data-mask="cpf"></yy-mask>',
    right: '<yy-mask data-mask="cpf"><input aria-label="cpf" name="cpf"></yy-mask>',
    why: "o html é do servidor, e funciona sem script: o widget não inventa campos nem botões.",
  },
  "YY-202": {
    title: "uma parte que é outro elemento",
    means: "o filho com esse `data-part` existe, mas não é o elemento que a parte pede.",
    wrong:
      '<yy-popover><b data-part="trigger">ajuda</b><p data-part="content">é assim</p></yy-popover>',
    right:
      '<yy-popover><button type="button" data-part="trigger">ajuda</button><p data-part="content">é assim</p></yy-popover>',
    why: "um `<b>` não recebe o foco: quem usa o teclado não abriria o que está dentro.",
  },
  "YY-203": {
    title: "um data-part que quase existe",
    means:
      "o nome se parece com o de uma parte do widget, mas não é: para o widget, a parte falta.",
    wrong:
      '<yy-popover><button type="button" data-part="triger">ajuda</button><p data-part="content">é assim</p></yy-popover>',
    right:
      '<yy-popover><button type="button" data-part="trigger">ajuda</button><p data-part="content">é assim</p></yy-popover>',
    why: "html aceita qualquer nome, e nada aparece no console.",
  },
  "YY-204": {
    title: "uma parte fora do lugar",
    means:
      "a parte está fora da parte onde deve estar, ou dentro de algo quando deve ser filha direta. o widget não a usa.",
    wrong:
      "<yy-accordion><div><details><summary>prazo</summary>3 dias</details></div></yy-accordion>",
    right: "<yy-accordion><details><summary>prazo</summary>3 dias</details></yy-accordion>",
    why: "o widget procura onde espera: assim um outro widget dentro dele tem as suas próprias partes.",
  },
  "YY-205": {
    title: "um elemento sem o que dá nome a ele",
    means: "um `<details>` sem `<summary>` recebe do navegador um título que não diz nada.",
    wrong: "<yy-accordion><details>3 dias</details></yy-accordion>",
    right: "<yy-accordion><details><summary>prazo</summary>3 dias</details></yy-accordion>",
    why: "o título é o botão que abre: é ele que se lê e se toca.",
  },
  "YY-206": {
    title: "dois onde só o primeiro conta",
    means: "o widget usa um elemento desses, e há dois: com o segundo nada acontece.",
    wrong:
      '<yy-select><select aria-label="cor"></select><select aria-label="tamanho"></select></yy-select>',
    right:
      '<yy-select><select aria-label="cor"></select></yy-select><yy-select><select aria-label="tamanho"></select></yy-select>',
    why: "cada widget cuida de um campo.",
  },
  "YY-207": {
    title: "abas e painéis em números diferentes",
    means:
      "cada aba da lista precisa de um painel seu, na mesma ordem. o widget não começa, e todos os painéis aparecem.",
    wrong:
      '<yy-tabs><div data-part="list"><a href="#fotos">fotos</a><a href="#medidas">medidas</a></div><div data-part="panel" id="fotos">…</div></yy-tabs>',
    right:
      '<yy-tabs><div data-part="list"><a href="#fotos">fotos</a><a href="#medidas">medidas</a></div><div data-part="panel" id="fotos">…</div><div data-part="panel" id="medidas">…</div></yy-tabs>',
    why: "com uma aba a mais, uma delas não mostraria nada.",
  },
  "YY-208": {
    title: "um interruptor sem palavras",
    means: "as palavras dentro da tag dão nome ao interruptor. sem elas ele não começa.",
    wrong: '<yy-seller-toggle data-feature="soft-shipping" data-enabled="true"></yy-seller-toggle>',
    right:
      '<yy-seller-toggle data-feature="soft-shipping" data-enabled="true">frete econômico</yy-seller-toggle>',
    why: "sem nome, quem ouve a página não sabe o que liga ou desliga.",
  },
  "YY-210": {
    title: "um campo sem rótulo",
    means: "o campo dentro do widget não tem `<label>` nem `aria-label`.",
    wrong: '<yy-mask data-mask="cpf"><input name="cpf"></yy-mask>',
    right: '<label>cpf <yy-mask data-mask="cpf"><input name="cpf"></yy-mask></label>',
    why: "o rótulo do campo é também o nome do controle que o widget desenha.",
  },
  "YY-211": {
    title: "um botão só com ícone",
    means: "o botão ou link tem só um ícone, e nenhum nome.",
    wrong: '<button type="button"><yy-icon data-name="heart"></yy-icon></button>',
    right:
      '<button type="button"><yy-icon data-name="heart" data-label="favoritar"></yy-icon></button>',
    why: "um leitor de tela diria só “botão”.",
  },
  "YY-212": {
    title: "um diálogo sem título",
    means: "o modal não tem `data-label` nem um título (`<h1>` a `<h6>`) dentro, e não abre.",
    wrong: '<yy-modal data-name="frete"><p>em 3 dias</p></yy-modal>',
    right: '<yy-modal data-name="frete"><h2>frete</h2><p>em 3 dias</p></yy-modal>',
    why: "o título é o que um leitor de tela diz quando o diálogo abre.",
  },
  "YY-213": {
    title: "uma lista que a paginação não acha",
    means:
      "nenhum elemento da página tem o id que `data-target` diz. os links continuam a trocar a página inteira.",
    wrong: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><ul id="produtos">…</ul>
<yy-pagination data-page="1" data-total-pages="4" data-target="itens"></yy-pagination></body>
</html>`,
    right: `<html>
<head><link rel="stylesheet" href="/yy/yy.css"><script type="module" src="/yy/yy.js"></script></head>
<body><ul id="produtos">…</ul>
<yy-pagination data-page="1" data-total-pages="4" data-target="produtos"></yy-pagination></body>
</html>`,
    why: "o widget troca só essa lista: sem ela não há o que trocar.",
  },
  "YY-214": {
    title: "um formulário de nota sem formulário ou sem nota",
    means:
      "`yy-purchase-rating` envia um `<form>` seu, com um campo cujo nome termina em `[value]`.",
    wrong:
      '<yy-purchase-rating><div data-part="panel"><form><input name="rating[comment]" aria-label="comentário"></form></div></yy-purchase-rating>',
    right:
      '<yy-purchase-rating><div data-part="panel"><form><input name="rating[value]" aria-label="nota"></form></div></yy-purchase-rating>',
    why: "a nota escolhida é escrita nesse campo.",
  },
} as const satisfies Mistakes;
