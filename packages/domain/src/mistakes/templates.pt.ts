import type { Mistakes } from "./Mistake";

export const templateMistakes = {
  "YY-510": {
    title: "uma tag que não existe",
    means: "nenhum widget tem esse nome. aparece o que está dentro da tag, e nada mais acontece.",
    wrong: '<yy-icno data-name="heart"></yy-icno>',
    right: '<yy-icon data-name="heart"></yy-icon>',
    why: "o navegador aceita qualquer tag com hífen, e não diz nada.",
  },
  "YY-511": {
    title: "uma tag fechada com />",
    means: "o navegador ignora a barra: o resto da página vira filho da tag.",
    wrong: '<yy-icon data-name="heart" />\n<p>o resto da página</p>',
    right: '<yy-icon data-name="heart"></yy-icon>\n<p>o resto da página</p>',
    why: "em html só `<br>`, `<img>` e poucas outras terminam sozinhas.",
  },
  "YY-512": {
    title: "uma tag que não fecha onde abriu",
    means: "falta o `</yy-…>`, e o que vem depois fica dentro da tag.",
    wrong: '<div><yy-flash data-duration="3000"></div>',
    right: '<div><yy-flash data-duration="3000"></yy-flash></div>',
    why: "o navegador fecha por você, em outro lugar.",
  },
  "YY-513": {
    title: "um ícone com a página dentro",
    means: "há blocos da página dentro de um ícone, que os esconde.",
    wrong: '<yy-icon data-name="heart"><main>a página</main></yy-icon>',
    right: '<yy-icon data-name="heart"></yy-icon><main>a página</main>',
    why: "a tag foi fechada com `/>` ou não foi fechada.",
  },
  "YY-514": {
    title: "um parágrafo em volta de blocos",
    means: "o navegador fecha o `<p>` no primeiro bloco, e o widget perde o que vem depois.",
    wrong:
      '<p>veja <yy-modal data-name="frete" data-label="frete"><b><div>3 dias</div></b></yy-modal></p>',
    right:
      '<div>veja <yy-modal data-name="frete" data-label="frete"><b><div>3 dias</div></b></yy-modal></div>',
    why: "um `<p>` não pode ter blocos dentro, e o leitor de html não avisa.",
  },
} as const satisfies Mistakes;
