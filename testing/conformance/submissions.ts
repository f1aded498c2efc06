import { readFileSync } from "node:fs";
import { packageFile } from "@yy/demo-pages/paths";
import type { Page, Request } from "playwright";

/**
 * A way in which browsers, libraries of a page or password managers submit a form, reproduced from
 * their source.
 */
export interface Way {
  readonly name: string;
  /** The source that it is taken from. */
  readonly source: string;
  /** Markup in the form, after a name field and before its button "enviar". */
  readonly fields?: string;
  readonly button?: string;
  readonly formAttributes?: string;
  /** Markup beside the form. */
  readonly outside?: string;
  readonly libs?: readonly ("turbo" | "ujs")[];
  /** Files of packages that run before the page's own scripts. */
  readonly scripts?: readonly string[];
  readonly go: (page: Page) => Promise<unknown>;
  /** The fields that the server gets after the name, in this order; for a file, its name. */
  readonly sent?: readonly (readonly [string, string])[];
  /**
   * Whether a script of the page sends the form, so that a widget does not send its own request.
   */
  readonly isByPage?: true;
  /** The path that the form is sent to; `/receber` by default. */
  readonly path?: string;
}

const press = (page: Page) => page.getByRole("button", { name: "enviar" }).click();
const inForm = (page: Page, code: string) =>
  page.evaluate(
    `((form, field) => { ${code} })(document.forms.f, document.querySelector("#nome"))`,
  );
/** The plugins need jQuery 3: jQuery Form does not run on jQuery 4. */
const jquery = "jquery3/dist/jquery.min.js";

const html =
  "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm";
const autofill =
  "https://github.com/bitwarden/clients/blob/main/apps/browser/src/autofill/services/insert-autofill-content.service.ts";

export const ways: readonly Way[] = [
  { name: "a click", source: html, go: press },
  {
    name: "a click on one of two buttons",
    source: html,
    button:
      '<button name="como" value="rascunho">guardar</button><button name="como" value="publicar">enviar</button>',
    go: press,
    sent: [["como", "publicar"]],
  },
  {
    name: "Enter, which presses the first button",
    source:
      "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission",
    button:
      '<button type="button">limpar</button><button name="como" value="um">um</button><button name="como" value="dois">enviar</button>',
    go: (page) => page.locator("#nome").press("Enter"),
    sent: [["como", "um"]],
  },
  {
    name: "a button with an address of its own",
    source: html,
    button: '<button formaction="/receber/rascunho">enviar</button>',
    go: press,
    path: "/receber/rascunho",
  },
  {
    name: "a button outside that names the form",
    source: html,
    button: "<button>outro</button>",
    outside: '<button form="f" name="como" value="de fora">enviar</button>',
    go: press,
    sent: [["como", "de fora"]],
  },
  {
    name: "an image",
    source: html,
    button:
      '<input type="image" alt="enviar" name="onde" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    go: (page) => page.getByAltText("enviar").click({ position: { x: 3, y: 4 } }),
    sent: [
      ["onde.x", "3"],
      ["onde.y", "4"],
    ],
  },
  {
    name: "requestSubmit() with a button",
    source: html,
    button: '<button name="como" value="script">enviar</button>',
    go: (page) => inForm(page, "form.requestSubmit(form.querySelector('button'))"),
    sent: [["como", "script"]],
  },
  {
    name: "two clicks in a row",
    source: html,
    go: (page) => page.getByRole("button", { name: "enviar" }).dblclick(),
  },
  {
    name: "what Rails and Laravel write: _method, boxes in pairs, rows of arrays",
    source:
      "https://api.rubyonrails.org/classes/ActionView/Helpers/FormHelper.html#method-i-check_box",
    fields: `<input type="hidden" name="_method" value="patch">
      <input type="hidden" name="user[news]" value="0"><input type="checkbox" name="user[news]" value="1" checked>
      <input type="hidden" name="user[sms]" value="0"><input type="checkbox" name="user[sms]" value="1">
      <select name="user[sizes][]" multiple><option selected>p</option><option selected>g</option></select>
      <fieldset disabled><input name="user[off]" value="x"></fieldset>`,
    go: press,
    sent: [
      ["_method", "patch"],
      ["user[news]", "0"],
      ["user[news]", "1"],
      ["user[sms]", "0"],
      ["user[sizes][]", "p"],
      ["user[sizes][]", "g"],
    ],
  },
  {
    name: "a file, and a field for one that is left empty",
    source:
      "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data",
    formAttributes: 'enctype="multipart/form-data"',
    fields: '<input type="file" name="user[photo]"><input type="file" name="user[cover]">',
    go: async (page) => {
      const photo = { name: "foto.png", mimeType: "image/png", buffer: Buffer.alloc(70, "x") };
      await page.locator('[name="user[photo]"]').setInputFiles(photo);
      await press(page);
    },
    sent: [
      ["user[photo]", "foto.png"],
      ["user[cover]", ""],
    ],
  },
  {
    name: "an input method, whose Enter takes a word and sends nothing",
    source: "https://www.w3.org/TR/uievents/#events-composition-key-events",
    go: async (page) => {
      const devTools = await page.context().newCDPSession(page);
      const composed = { selectionStart: 1, selectionEnd: 1 };
      await page.locator("#nome").fill("");
      await page.locator("#nome").focus();
      await devTools.send("Input.imeSetComposition", { text: "あ", ...composed });
      // Browsers use the key code 229 for a key that the input method handles.
      for (const type of ["rawKeyDown", "keyUp"] as const)
        await devTools.send("Input.dispatchKeyEvent", {
          type,
          key: "Enter",
          code: "Enter",
          windowsVirtualKeyCode: type === "keyUp" ? 13 : 229,
        });
      await devTools.send("Input.insertText", { text: "ana" });
      await page.locator("#nome").press("Enter");
    },
  },
  {
    name: "fields that a listener of the page adds when the data is read",
    source:
      "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set",
    go: async (page) => {
      await inForm(
        page,
        "form.addEventListener('formdata', (event) => event.formData.append('extra', '1'))",
      );
      await press(page);
    },
    sent: [["extra", "1"]],
  },
  {
    name: "a script that empties the field right after requestSubmit()",
    source: html,
    go: (page) => inForm(page, "form.requestSubmit(); field.value = ''"),
  },
  {
    name: "a password manager, without a focus or a key",
    source: autofill,
    fields: '<input id="senha" type="password" name="user[password]">',
    go: async (page) => {
      await inForm(
        page,
        `const senha = form.querySelector("#senha");
         for (const type of ["keydown", "keypress", "keyup"]) senha.dispatchEvent(new KeyboardEvent(type, { bubbles: true }));
         senha.value = "s3gr3do!";
         for (const type of ["input", "change"]) senha.dispatchEvent(new Event(type, { bubbles: true }));`,
      );
      await press(page);
    },
    sent: [["user[password]", "s3gr3do!"]],
  },
  {
    name: "a password manager that sends the form too",
    source:
      "https://github.com/bitwarden/clients/blob/main/apps/browser/src/autofill/content/auto-submit-login.ts",
    fields: '<input id="senha" type="password" name="user[password]">',
    button: '<button name="como" value="entrar">enviar</button>',
    go: (page) =>
      inForm(
        page,
        `const senha = form.querySelector("#senha");
         senha.value = "s3gr3do!";
         senha.dispatchEvent(new Event("input", { bubbles: true }));
         form.querySelector("button").click();`,
      ),
    sent: [
      ["user[password]", "s3gr3do!"],
      ["como", "entrar"],
    ],
  },
  {
    name: "rails-ujs",
    source:
      "https://github.com/rails/rails/blob/main/actionview/app/javascript/rails-ujs/features/remote.js",
    formAttributes: 'data-remote="true"',
    button: '<button name="como" value="ujs">enviar</button>',
    libs: ["ujs"],
    go: press,
    sent: [["como", "ujs"]],
  },
  {
    name: "jquery_ujs",
    source: "https://github.com/rails/jquery-ujs/blob/master/src/rails.js",
    formAttributes: 'data-remote="true"',
    button: '<button name="como" value="jquery">enviar</button>',
    scripts: [jquery, "jquery-ujs/src/rails.js"],
    go: press,
    sent: [["como", "jquery"]],
  },
  {
    name: "jQuery Form",
    source: "https://github.com/jquery-form/form/blob/master/src/jquery.form.js",
    button: '<button type="submit" name="como" value="ajax">enviar</button>',
    scripts: [jquery, "jquery-form/dist/jquery.form.min.js"],
    go: async (page) => {
      await page.evaluate("jQuery(document.forms.f).ajaxForm()");
      await press(page);
    },
    isByPage: true,
    sent: [["como", "ajax"]],
  },
  {
    name: "Turbo",
    source: "https://github.com/hotwired/turbo/blob/main/src/core/drive/form_submission.js",
    button: '<button name="como" value="turbo">enviar</button>',
    libs: ["turbo"],
    go: press,
    sent: [["como", "turbo"]],
  },
];

/** The scripts of a way, for a page with a strict policy. */
export function scriptsOf({ scripts = [] }: Way): string {
  const code = scripts.map((file) => readFileSync(packageFile(file), "utf8"));
  return `<script nonce="{{nonce}}">${code.join(";\n")}</script>`;
}

/**
 * The names and values of the request's fields in their order; undefined when Chromium does not
 * reveal them.
 */
export async function pairsOf(request: Request): Promise<[string, string][] | undefined> {
  const body = request.postDataBuffer();
  if (!body) return undefined;
  const headers = { "content-type": (await request.headerValue("content-type")) ?? "" };
  const data = await new Response(new Uint8Array(body), { headers }).formData();
  return [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
