import type { Page } from "playwright";
import { expect, it } from "vitest";
import { useDemo } from "../../demo/useDemo";
import { useFixture } from "../../fixture/useFixture";
import { ScreenReader } from "./ScreenReader";

const demo = useDemo();
const fixture = useFixture(demo, { signedInAs: 1, reducedMotion: "reduce" });
/** A separate document, in which no other transcript has defined a tag. */
const untouched = useFixture(demo, { signedInAs: 1, reducedMotion: "reduce" });

/** Shows markup of one widget, reads it, and compares the transcript with the recorded one. */
function transcript(
  name: string,
  markup: string,
  listen: (reader: ScreenReader, page: Page) => Promise<void>,
  drawn = `yy-${name}:state(mounted)`,
  show = fixture,
) {
  it(`${name} says what is kept of it`, async () => {
    const page = await show(markup);
    await page.locator(drawn).first().waitFor({ state: "attached" });
    const reader = await ScreenReader.of(page);
    await listen(reader, page);
    await expect(reader.toString()).toMatchFileSnapshot(`transcripts/${name}.txt`);
  });
}

transcript(
  "modal",
  `<button type="button" data-yy-open="tamanhos">guia de tamanhos</button>
  <yy-modal data-name="tamanhos">
    <h2>guia de tamanhos</h2>
    <p>meça uma peça que serve bem em você.</p>
    <button type="button" data-yy-close>entendi</button>
  </yy-modal>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Enter", /guia de tamanhos/);
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Escape");
  },
);

transcript(
  "slide-in-panel",
  `<a href="#filtros" data-yy-open="filtros">filtrar</a>
  <yy-slide-in-panel data-name="filtros" data-label="filtros">
    <form><label>marca <input name="marca"></label></form>
    <button type="button" data-yy-close>ver peças</button>
  </yy-slide-in-panel>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Enter", /filtros/);
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Escape", /filtrar/);
  },
);

transcript(
  "layers",
  `<button type="button" data-yy-open="sacola">sacola</button>
  <yy-modal data-name="sacola" data-label="sacola">
    <a href="/entrar" data-yy-open="entrar">entrar</a>
  </yy-modal>
  <yy-modal data-name="entrar" data-label="entrar"><label>e-mail <input></label></yy-modal>
  <a href="#filtros" data-yy-open="filtros">filtrar</a>
  <yy-slide-in-panel data-name="filtros" data-label="filtros">
    <button type="button" data-yy-open="tamanhos">tamanhos</button>
  </yy-slide-in-panel>
  <yy-modal data-name="tamanhos" data-label="tamanhos"><p>P, M e G.</p></yy-modal>`,
  async (reader, page) => {
    await reader.press("Tab");
    await reader.press("Enter", /sacola/);
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Enter", /dialog, “entrar”/);
    await reader.press("Escape");
    await reader.press("Escape");
    await reader.press("Tab");
    await reader.press("Enter", /filtros/);
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Enter", /dialog, “tamanhos”/);
    await reader.step("Back", () => page.goBack());
    await reader.press("Escape");
  },
  "yy-slide-in-panel:state(mounted)",
);

transcript(
  "hidden-fields",
  `<form action="/enderecos" method="post">
    <label>rua <input name="rua"></label>
    <yy-tabs>
      <ul data-part="list" aria-label="entrega">
        <li><a href="#casa">em casa</a></li><li><a href="#correio">no correio</a></li>
      </ul>
      <section data-part="panel" id="casa"><p>em até 5 dias.</p></section>
      <section data-part="panel" id="correio"><label>cep <input name="cep" required></label></section>
    </yy-tabs>
    <button>salvar</button>
  </form>`,
  async (reader) => {
    await reader.press("Tab");
    await reader.press("Enter", /cep/);
    await reader.press("Shift+Tab");
    await reader.press("Tab");
    await reader.press("Tab");
    await reader.press("Enter", /cep/);
  },
  "yy-tabs:state(mounted)",
);

transcript(
  "tabs",
  `<yy-tabs>
    <ul data-part="list" aria-label="sobre a peça">
      <li><a href="#medidas">medidas</a></li>
      <li><a href="#entrega">entrega</a></li>
      <li><a href="#perguntas" data-count="120">perguntas</a></li>
    </ul>
    <section data-part="panel" id="medidas"><p>busto 92 cm.</p></section>
    <section data-part="panel" id="entrega"><p>posta em até 5 dias.</p></section>
    <section data-part="panel" id="perguntas"><p><a href="/entrar">faça a sua</a></p></section>
  </yy-tabs>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("ArrowRight");
    await reader.press("End");
    await reader.press("Tab");
    await reader.readAll();
  },
);

transcript(
  "slider",
  `<yy-slider data-label="achados da semana">
    <a href="/busca?busca=bolsa"><img src="/photos/public/bolsa-101/1200x400.jpg" width="300" height="100" alt="bolsas com história"></a>
    <a href="/busca?busca=vestido"><img src="/photos/public/vestido-204/1200x400.jpg" width="300" height="100" alt="vestidos de festa"></a>
    <a href="/busca?busca=casaco"><img src="/photos/public/casaco-33/1200x400.jpg" width="300" height="100" alt="casacos que aquecem"></a>
  </yy-slider>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("ArrowRight");
    await reader.press("Tab");
    await reader.press("Enter", /polite/);
    await reader.press("Tab");
    await reader.readAll();
  },
);

transcript(
  "select",
  `<form>
    <label for="categoria">categoria</label>
    <yy-select><select id="categoria" name="categoria" required>
      <option value="">todas</option>
      <optgroup label="roupas"><option>vestidos</option><option>calças</option></optgroup>
      <optgroup label="acessórios"><option>bolsas</option><option disabled>cintos</option></optgroup>
    </select></yy-select>
    <label for="tamanhos">tamanhos</label>
    <yy-select><select id="tamanhos" name="tamanhos" multiple><option selected>P</option><option>M</option></select></yy-select>
  </form>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("ArrowDown");
    await reader.press("ArrowDown");
    await reader.readAll();
    await reader.press("Enter");
    await reader.press("Tab");
    await reader.press("ArrowDown");
    await reader.press("Enter");
    await reader.press("Escape");
    await reader.readAll();
  },
);

transcript(
  "form",
  `<yy-form data-submit="fetch" data-validate-on-submit>
    <form action="/cadastro" method="post">
      <label for="nome">nome completo</label>
      <input id="nome" name="user[name]" data-patterns="isNonEmpty,isFullName">
      <label for="email">e-mail</label>
      <input id="email" name="user[email]" type="email" data-patterns="isNonEmpty,isValidEmail">
      ${[
        "cpf=529.982.247-25",
        "phone=(11) 98765-4321",
        "birthdate=29/02/1996",
        "password=segredo 9",
        "password_confirmation=segredo 9",
        "terms=1",
      ]
        .map((pair) => pair.split("="))
        .map(([name, value]) => `<input type="hidden" name="user[${name}]" value="${value}">`)
        .join("")}
      <button type="submit">criar conta</button>
    </form>
  </yy-form>`,
  async (reader, page) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Enter", /invalid/);
    await reader.step("types a name and an e-mail that is in use", async () => {
      await page.getByLabel("nome completo").fill("Clara Menezes");
      await page.getByLabel("e-mail").fill("bianogueira@exemplo.com.br");
    });
    await reader.press("Tab");
    await reader.press("Enter", /já está em uso/);
    await reader.readAll();
  },
);

/** Calls `YY.flash`, which `yy-flash` defines. */
const say = (page: Page, text: string, kind: string) =>
  page.evaluate((message) => Reflect.get(window.YY, "flash")(...message), [text, kind] as const);

transcript(
  "flash",
  `<yy-flash data-duration="0"><p data-flash="notice">guardamos a peça na sua sacola.</p></yy-flash>`,
  async (reader, page) => {
    await reader.readAll();
    await reader.step(
      "YY.flash, a success",
      () => say(page, "venda feita! parabéns.", "success"),
      /venda feita/,
    );
    await reader.step(
      "YY.flash, an error",
      () => say(page, "não conseguimos salvar.", "error"),
      /salvar/,
    );
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Enter");
  },
  "yy-flash [part=text]",
);

transcript(
  "inbox-badge",
  `<yy-inbox-badge data-href="/perfil/mensagens" data-poll-interval="1000"><a href="/perfil/mensagens">mensagens</a></yy-inbox-badge>`,
  async (reader, page) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.step(
      "a message comes",
      () =>
        page.evaluate(() =>
          fetch("/_demo/deliver", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ type: "chat", count: 1 }),
          }),
        ),
      /polite/,
    );
    await reader.readAll();
  },
  "yy-inbox-badge:state(known)",
);

transcript(
  "count-badge",
  `<a href="/ofertas">ofertas <yy-count-badge data-count="120" data-label="{count} novas"><span>99+</span></yy-count-badge></a>
  <yy-count-badge data-count="3"><span>3</span></yy-count-badge>`,
  async (reader, page) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.step("the count changes", () =>
      page.evaluate(() =>
        document.querySelector("yy-count-badge")?.setAttribute("data-count", "4"),
      ),
    );
  },
);

transcript(
  "follow-button",
  `<yy-follow-button data-user-id="4" data-user-name="Rafael" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/@rafamonteiro">seguir Rafael</a></yy-follow-button>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Enter", /seguindo/);
    await reader.press("Enter", /“seguir/);
  },
);

transcript(
  "wake",
  `<a href="/busca">achados</a>
  <div data-yy-looks>
    <yy-follow-button data-following="false" data-user-id="5" data-user-name="Luiza" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/@brecho.da.lu">seguir Luiza</a></yy-follow-button>
  </div>`,
  async (reader) => {
    await reader.readAll();
    await reader.press("Tab");
    await reader.press("Tab", /button/);
    await reader.press("Enter", /seguindo/);
    await reader.readAll();
  },
  "yy-follow-button:not(:defined)",
  untouched,
);

transcript(
  "message-list",
  `<yy-message-list>
    <nav data-part="filter" aria-label="tipos de mensagem">
      <a href="/perfil/mensagens" data-type="" aria-current="true">tudo</a>
      <a href="/perfil/mensagens?type=chat" data-type="chat">conversas</a>
    </nav>
    <label><input type="checkbox" data-part="select-all"> todas</label>
    <div data-part="toolbar"><button type="button" data-part="read">marcar como lidas</button><button type="button" data-part="delete">apagar</button></div>
    <ul data-part="messages" aria-label="mensagens">
      <li data-message-id="default$$$201" data-read="false"><input type="checkbox" name="ids[]" value="default$$$201" aria-label="selecionar seu vestido foi vendido!"><a href="/perfil/mensagens/default$$$201">seu vestido foi vendido!</a></li>
      <li data-message-id="default$$$203" data-read="false"><input type="checkbox" name="ids[]" value="default$$$203" aria-label="selecionar oferta recebida"><a href="/perfil/mensagens/default$$$203">oferta recebida</a></li>
    </ul>
    <p data-part="empty">nenhuma mensagem por aqui.</p>
  </yy-message-list>`,
  async (reader, page) => {
    await reader.readAll();
    await reader.step("goes to select all", () => page.getByLabel("todas").focus());
    await reader.press("Space", /polite/);
    await reader.press("Space", /polite/);
    await reader.step("goes to the first message", () =>
      page.getByLabel("selecionar seu vestido").focus(),
    );
    await reader.press("Space", /polite/);
    await reader.step("goes to delete", () => page.getByRole("button", { name: "apagar" }).focus());
    await reader.press("Enter", /oferta recebida|apagad/);
    await reader.readAll();
  },
);
