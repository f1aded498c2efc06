import { inWidget, ofAll } from "../tests";
import type { Criterion } from "./criterion";

const inShop = (name: string) => ({ file: "demo-pages/server/shop.browser.test.ts", name });

/** Principle 3. */
export const understandable: readonly Criterion[] = [
  {
    id: "3.1.1",
    level: "A",
    title: "idioma da página",
    verdict: "page",
    how: "o `lang` é da página, e as daqui o têm (`pt-BR`); o axe o procura.",
    tests: [ofAll.noScroll],
  },
  {
    id: "3.1.2",
    level: "AA",
    title: "idioma das partes",
    verdict: "page",
    how: "os textos dos widgets são em português; numa página de outra língua, troque-os todos por atributos ou por `yy-texts`.",
    tests: [
      {
        file: "packages/element/src/core/pageTexts.browser.test.ts",
        name: "stand in for absent attributes, with a default or without, also as JSON",
      },
    ],
  },
  {
    id: "3.2.1",
    level: "A",
    title: "em foco",
    verdict: "met",
    how: "receber o foco não envia nem muda de página; o que abre ao foco (`yy-popover`) só mostra, e escape o fecha.",
    tests: [
      inWidget("popover", "opens on keyboard focus; Escape closes it for this visit"),
      inWidget("select", "is reached by Tab without opening, once"),
    ],
  },
  {
    id: "3.2.2",
    level: "A",
    title: "em entrada",
    verdict: "partly",
    how: "escolher não muda de página, exceto num `yy-select` com `data-redirect`, que a página escolhe e deve dizer no rótulo. campos só são preenchidos por outro (cep, título) depois de saídos ou por um botão.",
    tests: [
      inWidget("select", "stays at mount, with whatever option the server chose"),
      inWidget(
        "product-upload",
        "come once the typist pauses, fill in only by a click, and are asked once",
      ),
    ],
  },
  {
    id: "3.2.3",
    level: "AA",
    title: "navegação consistente",
    verdict: "page",
    how: "a ordem dos menus é da página; as daqui têm o mesmo topo e o mesmo rodapé. um widget não muda a ordem do que há nela.",
    tests: [ofAll.stillness],
  },
  {
    id: "3.2.4",
    level: "AA",
    title: "identificação consistente",
    verdict: "met",
    how: "o mesmo controle tem o mesmo nome em toda parte; os vários do mesmo vendedor ou recurso mudam juntos.",
    tests: [
      inWidget(
        "follow-button",
        "keeps twenty buttons of one user in step, with one request for their state and one write",
      ),
      inWidget(
        "seller-toggle",
        "keeps the switches of a feature in step, also one that comes later, and leaves others alone",
      ),
    ],
  },
  {
    id: "3.2.6",
    level: "A",
    title: "ajuda consistente",
    verdict: "page",
    how: "o link de ajuda é da página; as daqui o têm no rodapé, sempre no mesmo lugar.",
    tests: [
      {
        file: "demo-pages/server/walk.browser.test.ts",
        name: "plays a film of the promotion, and finds an answer in the help",
      },
    ],
  },
  {
    id: "3.3.1",
    level: "A",
    title: "identificação do erro",
    verdict: "met",
    how: "um erro é texto ao lado do campo, ligado a ele, e lido uma vez com o nome dele; os do servidor também.",
    tests: [
      inWidget("form/timing", "says an error once to a screen reader, with the field's name"),
      inWidget(
        "form/sending",
        "shows the server's messages on nested names, and the others above the form",
      ),
      inWidget(
        "zipcode-autofill/warning",
        "warns after the field and marks it; an unknown zipcode is no error",
      ),
    ],
  },
  {
    id: "3.3.2",
    level: "A",
    title: "rótulos ou instruções",
    verdict: "met",
    how: "o rótulo é o da página, e o controle desenhado o repete; o que pode ser enviado é dito antes, um botão desabilitado diz por quê.",
    tests: [
      ofAll.axe,
      inWidget("form/sending", "are disabled from mount on while a field fails, and say why"),
      inWidget(
        "star-rating",
        "is data-label where there is one, and stars take their words from attributes",
      ),
    ],
  },
  {
    id: "3.3.3",
    level: "AA",
    title: "sugestão de erro",
    verdict: "met",
    how: "cada regra tem um texto que diz o que se espera, e a página pode dar o seu.",
    tests: [
      inWidget("form/timing", "takes own texts per rule"),
      inWidget("profile-image", "refuses %s, in words, and takes another"),
    ],
  },
  {
    id: "3.3.4",
    level: "AA",
    title: "prevenção de erros (legal, financeiro, dados)",
    verdict: "partly",
    how: "nada com erro é enviado, nem duas vezes; o que falha volta como estava, preços mudados em lote voltam um passo. apagar mensagens em `yy-message-list` não tem volta: veja as lacunas.",
    tests: [
      inWidget(
        "form/sending",
        "stays enabled; an attempt with errors sends nothing, shows all and focuses the first",
      ),
      inWidget(
        "product-upload",
        "makes one product of a listing whose answer was lost, and two of the next one",
      ),
      inWidget(
        "missing-price-editor/bulk",
        "takes changes back one after the other, but not over what was typed or saved since",
      ),
      inWidget("message-header", "asks, deletes once however often it is pressed, and goes on"),
    ],
  },
  {
    id: "3.3.7",
    level: "A",
    title: "entrada redundante",
    verdict: "met",
    how: "o que foi digitado fica depois de uma recusa, de uma queda e de uma sessão que terminou, e não é pedido outra vez; o cep preenche o endereço.",
    tests: [
      inShop(
        "signs up: a mistake comes back beside its field, the rest stays typed but for the passwords",
      ),
      {
        file: "demo-pages/server/features/selling/sell.browser.test.ts",
        name: "loses nothing of a listing whose session ended, and is sent after signing in elsewhere",
      },
      inWidget("zipcode-autofill", "fills in all it knows, and tells the page"),
    ],
  },
  {
    id: "3.3.8",
    level: "AA",
    title: "autenticação acessível (mínimo)",
    verdict: "met",
    how: "nenhum widget pede um teste de memória ou um enigma. uma senha pode ser colada, mostrada e preenchida pelo gerenciador: em cada exemplo, todo campo aceita colar.",
    tests: [
      ofAll.narrow,
      inWidget("password-strength", "rates what is pasted"),
      inWidget(
        "password-strength",
        "goes on while a button shows the password, also when the field is drawn anew",
      ),
    ],
  },
];

/** Principle 4. */
export const robust: readonly Criterion[] = [
  {
    id: "4.1.2",
    level: "A",
    title: "nome, função, valor",
    verdict: "met",
    how: "os controles são os do html, ou têm papel, nome, valor e estado lidos como eles; o axe os olha em cada widget, e o teste de cada um os procura por papel e nome.",
    tests: [
      ofAll.axe,
      inWidget(
        "seller-toggle",
        "is a switch named by its children, off without data-enabled, pressed anywhere, by Space and by Enter",
      ),
      inWidget("select", "says which option is chosen, and not merely active"),
      inWidget("tabs", "is a list of tabs, one of them active, and its panel by the tab's name"),
    ],
  },
  {
    id: "4.1.3",
    level: "AA",
    title: "mensagens de status",
    verdict: "met",
    how: "o que muda sem mover o foco é dito por uma região viva, que já está lá antes das palavras: com calma (`status`) ou na hora (`alert`).",
    tests: [
      inWidget("flash", "has its regions in the accessibility tree before any words"),
      inWidget("letter-counter", "speaks politely, a second after the last key"),
      inWidget(
        "infinite-scroll",
        "adds the next page when the end is near, debounced, says so, and says when it is the last",
      ),
      inWidget("inbox-badge", "of changes after the first count, politely and once for all badges"),
    ],
  },
];
