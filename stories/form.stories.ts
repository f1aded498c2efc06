import { schema } from "@yy/widgets/form/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const field = (label: string, attributes: string) =>
  `<p><label for="${label}">${label}</label><br><input id="${label}" ${attributes}></p>`;

const email = field(
  "e-mail",
  'name="user[email]" autocomplete="off" data-patterns="isNonEmpty,isValidEmail"',
);
const name = field(
  "nome",
  'name="user[name]" autocomplete="off" data-patterns="isNonEmpty,isFullName"',
);

const formOf = (fields: string) =>
  `<form action="/api/cadastro" method="post">\n  ${fields}\n  <button type="submit">enviar</button>\n</form>`;

/** Parameters with which the server refuses the form. */
const refuse = (status: number, body: string) => ({
  visit: { failing: [{ path: "/api/cadastro", method: "POST", status, body }] },
});

export default {
  id: "widgets-yy-form",
  title: "yy-form",
  ...widgetMeta(schema, { args: { children: formOf(name + email) } }),
};

export const Untouched: Story = { name: "no começo" };

export const WrongOnChange: Story = {
  name: "erro ao sair do campo",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("e-mail"), "ana@");
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByText(schema.attributes.messageIsValidEmail.default)).toBeVisible(),
    );
  },
};

export const Corrected: Story = {
  name: "campos corrigidos",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("nome"), "ana souza");
    await userEvent.type(canvas.getByLabelText("e-mail"), "ana@loja.com");
    await waitFor(() => expect(canvas.getByRole("button")).toBeEnabled());
  },
};

export const OwnReason: Story = {
  name: "com motivo próprio",
  args: { reasonText: "quase lá: faltam {count}" },
};

export const AttemptRefused: Story = {
  name: "tentativa recusada",
  tags: ["catalogue"],
  args: { validateOnSubmit: true, scrollToError: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button")).toBeEnabled());
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button"));
      expect(canvas.getAllByText("não pode ficar em branco")).toHaveLength(2);
    });
    await expect(canvas.getByLabelText("nome")).toHaveFocus();
  },
};

export const Choices: Story = {
  name: "escolhas obrigatórias",
  args: {
    validateOnSubmit: true,
    children: formOf(`<fieldset><legend>entrega</legend>
    <label><input type="radio" name="how" value="mail" data-patterns="isChecked"> correio</label>
    <label><input type="radio" name="how" value="hand"> em mãos</label>
  </fieldset>
  <label><input type="checkbox" name="terms" data-patterns="isChecked" data-message-is-checked="aceite os termos para seguir"> li e aceito os termos</label>`),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button"));
      expect(canvas.getByText("aceite os termos para seguir")).toBeVisible();
    });
  },
};

async function fillAndSend(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("nome"), "ana souza");
  await userEvent.type(canvas.getByLabelText("e-mail"), "ana@loja.com");
  await waitFor(() => expect(canvas.getByRole("button")).toBeEnabled());
  await userEvent.click(canvas.getByRole("button"));
}

export const ServerRefuses: Story = {
  name: "recusado pelo servidor",
  args: { submit: "fetch" },
  parameters: refuse(
    422,
    '{"email": ["já está em uso"], "base": "confira os dados e tente de novo"}',
  ),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText("já está em uso")).toBeVisible());
  },
};

export const ServerBreaks: Story = {
  name: "falha do servidor",
  args: { submit: "fetch" },
  parameters: refuse(500, "{}"),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toBeEnabled());
  },
};

export const OnItsWay: Story = {
  name: "enviando",
  args: { submit: "fetch" },
  parameters: { visit: { failing: [{ path: "/api/cadastro", method: "POST", delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByText(schema.attributes.loadingText.default)).toBeVisible(),
    );
  },
};

export const UnknownRule: Story = {
  name: "regra desconhecida",
  tags: ["no-preview"],
  args: {
    children: formOf(
      field("nome", 'name="user[name]" autocomplete="off" data-patterns="isNomEmpty"'),
    ),
  },
};

export const WithoutFormShowsServerMarkup: Story = {
  name: "sem formulário, html do servidor",
  args: { children: "<p>o formulário não veio</p>" },
  parameters: { endsIn: "failed" },
};
