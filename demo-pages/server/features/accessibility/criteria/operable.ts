import { inWidget, ofAll, ofTokens } from "../tests";
import type { Criterion } from "./criterion";

/** Principle 2. */
export const operable: readonly Criterion[] = [
  {
    id: "2.1.1",
    level: "A",
    title: "teclado",
    verdict: "met",
    how: "tudo o que um ponteiro faz, uma tecla faz: veja a tabela do teclado, um teste para cada widget. um gesto tem sempre um botão ao lado.",
    tests: [
      inWidget("follow-button", "works by keyboard and keeps the focus"),
      inWidget(
        "slider",
        "goes by arrows, also from within a slide, whose focus stays in the carousel",
      ),
      inWidget(
        "profile-image",
        "opens the chooser by keyboard, shows the picture at once, then keeps what the server has",
      ),
    ],
  },
  {
    id: "2.1.2",
    level: "A",
    title: "sem bloqueio do teclado",
    verdict: "partly",
    how: "tab sai de todo widget, e escape fecha diálogo, painel e popover. dentro da moldura de um vídeo as teclas são do tocador, que não é nosso.",
    tests: [
      inWidget("modal", "closes with Escape, gives the focus back and tells the reason"),
      inWidget(
        "popover",
        "is in the tab order after its trigger, closes behind who goes on, and gives the focus back",
      ),
      inWidget(
        "video-gallery",
        "is closed by Escape and by its backdrop, each time without the frame",
      ),
    ],
  },
  {
    id: "2.1.4",
    level: "A",
    title: "atalhos de teclado por caractere",
    verdict: "met",
    how: "números e letras só fazem algo com o foco no controle (`yy-star-rating`, `yy-select`). o atalho `/` da busca deste guia se desliga no painel da demonstração.",
    tests: [
      inWidget("star-rating", "leaves keys with modifiers to the browser"),
      inWidget("select", "goes to what is typed ahead"),
      {
        file: "demo-pages/server/features/control/panel.browser.test.ts",
        name: "switches the shortcut of the guide's search off, and the page round, on a narrow screen too",
      },
    ],
  },
  {
    id: "2.2.1",
    level: "A",
    title: "ajustável por temporização",
    verdict: "met",
    how: "um aviso espera enquanto é lido (ponteiro, foco, outra aba) e `data-duration=0` o deixa até ser fechado; uma contagem só redireciona se a página pedir, e a página pode cancelar. um prazo de verdade é da página.",
    tests: [
      inWidget("flash", "waits while it is hovered, and then has its full time again"),
      inWidget("flash", "waits while it has the focus, and then has its full time again"),
      inWidget("flash", "stays until closed with a duration of 0"),
      inWidget("countdown", "stays when the redirect is cancelled"),
    ],
  },
  {
    id: "2.2.2",
    level: "A",
    title: "colocar em pausa, parar, ocultar",
    verdict: "met",
    how: "um `yy-slider` que anda sozinho tem o botão de pausa, para com o ponteiro ou o foco nele, e não anda para quem pediu menos movimento.",
    tests: [
      inWidget(
        "slider",
        "starts again by its own button alone, though pointer and focus are on that",
      ),
      inWidget(
        "slider",
        "never plays under reduced motion, and has no button for it; a change shows at once",
      ),
      ofTokens.stillness,
    ],
  },
  {
    id: "2.3.1",
    level: "A",
    title: "três flashes ou abaixo do limite",
    verdict: "met",
    how: "nada pisca: as animações são uma entrada ou uma saída de no máximo 400 ms, e somem para quem pediu menos movimento.",
    tests: [ofTokens.stillness, inWidget("smooth-scroll", "jumps for who prefers reduced motion")],
  },
  {
    id: "2.4.1",
    level: "A",
    title: "ignorar blocos",
    verdict: "page",
    how: "o link de pular é da página; as daqui o têm. um widget não o atrapalha: `yy-smooth-scroll` leva o foco junto.",
    tests: [
      inWidget(
        "smooth-scroll",
        "moves in 400 ms until the target is 24 px below the top, with address and focus",
      ),
    ],
  },
  {
    id: "2.4.2",
    level: "A",
    title: "página com título",
    verdict: "met",
    how: "o título é da página; `yy-inbox-badge` põe o número na frente dele e o devolve ao sair.",
    tests: [
      inWidget("inbox-badge", "in front of a title that the page sets meanwhile"),
      inWidget("inbox-badge", "no longer once its badge has left"),
    ],
  },
  {
    id: "2.4.3",
    level: "A",
    title: "ordem do foco",
    verdict: "met",
    how: "o foco de quem já estava num controle do servidor passa ao que foi desenhado no lugar; o que sai entrega o foco ao vizinho; um diálogo o devolve a quem o abriu.",
    tests: [
      ofAll.focusStays,
      inWidget("modal", "gives the focus to another control when the one that opened it has gone"),
      inWidget(
        "pro-outpost/products",
        "pass the focus on: to the neighbour of one that is removed, and after the last to the CPF",
      ),
      inWidget(
        "session-gate",
        "lets the keyboard go on from where it stood when it shuts under the focus",
      ),
    ],
  },
  {
    id: "2.4.4",
    level: "A",
    title: "finalidade do link (em contexto)",
    verdict: "met",
    how: "links desenhados têm o nome dos do servidor; os botões de um cartão são descritos pelo nome da peça.",
    tests: [
      ofAll.axe,
      inWidget(
        "seller-contact",
        "takes its name from data-label, else from the children as they change, else from the house",
      ),
    ],
  },
  {
    id: "2.4.5",
    level: "AA",
    title: "várias formas",
    verdict: "page",
    how: "menus, busca e mapa do site são da página. o guia tem a lista e a busca.",
    tests: [
      {
        file: "demo-pages/server/features/guide/guide.browser.test.ts",
        name: "is reached by / and used by keyboard alone",
      },
    ],
  },
  {
    id: "2.4.6",
    level: "AA",
    title: "cabeçalhos e rótulos",
    verdict: "met",
    how: "um campo desenhado repete o rótulo do campo da página; um diálogo sem nome não abre e diz por quê.",
    tests: [
      inWidget("select", "takes the focus at a click on the label, around or beside the select"),
      inWidget(
        "modal",
        "needs a name for a screen reader, and leaves its children in the page without one",
      ),
    ],
  },
  {
    id: "2.4.7",
    level: "AA",
    title: "foco visível",
    verdict: "met",
    how: "em cada controle de cada exemplo algo muda quando ele recebe o foco pelo teclado: o anel, a borda ou o fundo. em navegadores antigos também.",
    tests: [
      ofAll.narrow,
      {
        file: "packages/bootstrap/src/olderEngines.browser.test.ts",
        name: "%s shows that it has the focus",
      },
    ],
  },
  {
    id: "2.4.11",
    level: "AA",
    title: "foco não obscurecido (mínimo)",
    verdict: "met",
    how: "em cada exemplo, numa janela de 320 × 640 px, o foco vai a cada controle: uma parte dele fica sempre à vista, também sob avisos e peças presas.",
    tests: [ofAll.narrow],
  },
  {
    id: "2.5.1",
    level: "A",
    title: "gestos de acionamento",
    verdict: "met",
    how: "nenhum gesto pede dois dedos ou um caminho: deslizar um `yy-slider` é o mesmo que os botões dele.",
    tests: [
      inWidget("slider", "goes on and back, round and round, and says so"),
      inWidget("slider", "goes with the finger across, and leaves up and down to the page"),
    ],
  },
  {
    id: "2.5.2",
    level: "A",
    title: "cancelamento de acionamento",
    verdict: "met",
    how: "tudo acontece ao soltar, e não ao apertar: quem desliza para fora desiste. o fundo de um diálogo só conta se o toque começa e termina nele.",
    tests: [
      inWidget(
        "modal",
        "closes with a press on the backdrop, not with one that began or ended inside",
      ),
      inWidget("popover", "closes by a press outside, not by one that began or ended inside"),
      inWidget("slider", "follows a link in a slide when it is pressed, not when it was swiped by"),
    ],
  },
  {
    id: "2.5.3",
    level: "A",
    title: "rótulo no nome acessível",
    verdict: "met",
    how: "o nome lido é ou contém o texto que se vê: “seguindo beatriz” muda inteiro. o axe procura o contrário.",
    tests: [
      ofAll.axe,
      inWidget("follow-button", "speaks the labels of the template"),
      inWidget("tabs", "is a count as part of the name, which follows the attribute"),
    ],
  },
  {
    id: "2.5.4",
    level: "A",
    title: "atuação em movimento",
    verdict: "none",
    how: "nada reage a sacudir ou inclinar o aparelho.",
    tests: [],
  },
  {
    id: "2.5.7",
    level: "AA",
    title: "movimentos de arrastar",
    verdict: "met",
    how: "arrastar uma foto ou um slide nunca é o único jeito: há um botão que escolhe, move ou avança.",
    tests: [
      inWidget("slider", "goes on and back, round and round, and says so"),
      inWidget(
        "profile-image",
        "opens the chooser by keyboard, shows the picture at once, then keeps what the server has",
      ),
      inWidget(
        "product-upload/photos",
        "go one by one as they are chosen, show themselves, and are sent by their ids in order",
      ),
    ],
  },
  {
    id: "2.5.8",
    level: "AA",
    title: "tamanho do alvo (mínimo)",
    verdict: "met",
    how: "o que é desenhado tem 44 px. em cada exemplo, na janela de 320 px, o axe (`target-size`) não acha alvo menor que 24 px sem espaço em volta.",
    tests: [
      ofAll.narrow,
      inWidget("star-rating", "gives every star a target of 44 pixels"),
      inWidget("select", "has targets of 44 px"),
      inWidget("flash", "has a button of 44 px, named by data-label-close"),
    ],
  },
];
