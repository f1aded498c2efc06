/** What is not known, not met, or not in our hands; code between backticks. */
export const gaps: readonly string[] = [
  "ninguém que usa leitor de tela, ampliador, comando de voz ou acionador testou estes widgets ainda, e nenhum leitor de tela (nvda, jaws, voiceover, talkback) faz parte dos testes: eles leem a árvore de acessibilidade do navegador, que é o que um leitor recebe.",
  "o axe acha só uma parte dos problemas. cada critério tem por isso um teste próprio, mas um teste diz o que procura, e não o que é bom de usar.",
  "os padrões do apg são seguidos e testados com testes nossos. as suítes do próprio w3c, escritas para os exemplos dele, não rodam aqui; onde um widget faz diferente, a tabela dos padrões diz.",
  "o tocador de `yy-video-gallery` é de quem hospeda o vídeo: legendas, teclas e contraste lá dentro não são nossos. de dentro da moldura, escape não fecha o diálogo; por isso o foco começa fora dela.",
  "1.4.4: o texto escolhido num `yy-select` estreito termina em “…” quando a letra é grande, como no select do navegador; a lista o mostra inteiro.",
  "3.2.2: `yy-select` com `data-redirect` muda de página ao escolher, porque a página pediu. diga isso no rótulo.",
  "3.3.4: apagar mensagens em `yy-message-list` não pergunta e não tem volta. o que falha volta para a lista; o que deu certo, não.",
  "os textos prontos são em português do brasil. quem troca um deles troca também o que é lido.",
  "o modo de alto contraste é o das cores forçadas do chromium; o do windows foi imitado, e não visto num windows.",
  "os critérios do nível aaa não foram conferidos, embora alguns sejam cumpridos: alvos de 44 px, nenhum prazo, menos movimento.",
];
