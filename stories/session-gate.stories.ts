import { schema } from "@yy/widgets/session-gate/schema";
import { expect } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-session-gate",
  title: "yy-session-gate",
  ...widgetMeta(schema, {
    args: { visibleWhen: "signed-in", children: "<p>só para alguns</p>" },
  }),
};

const isOpen = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await inState(canvasElement, schema.tag, "open");
  await expect(canvasElement.querySelector("p")).toBeVisible();
};

const isShut = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await inState(canvasElement, schema.tag, "mounted");
  await expect(canvasElement.querySelector("p")).not.toBeVisible();
};

export const SignedIn: Story = {
  name: "depois de entrar na conta",
  tags: ["catalogue"],
  play: isOpen,
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  args: { visibleWhen: "signed-out" },
  parameters: { visit: { signedInAs: null } },
  play: isOpen,
};

export const Unknown: Story = {
  name: "sem saber quem visita",
  parameters: {
    visit: { unknown: true, failing: [{ path: "/metadata/user", delay: 60_000 }] },
  },
  play: isShut,
};

export const NotForThisVisitor: Story = {
  name: "não para esta visita",
  args: { visibleWhen: "staff" },
  play: isShut,
};

export const Staff: Story = {
  name: "para a equipe",
  args: { visibleWhen: "staff" },
  parameters: { visit: { signedInAs: 12 } },
  play: isOpen,
};

export const ProSeller: Story = {
  name: "para lojinhas pro",
  args: { visibleWhen: "pro-seller" },
  parameters: { visit: { signedInAs: 2 } },
  play: isOpen,
};

export const OnVacation: Story = {
  name: "lojinha de férias",
  args: { visibleWhen: "on-vacation" },
  parameters: { visit: { signedInAs: 7 } },
  play: isOpen,
};

export const Feature: Story = {
  name: "com recurso ligado",
  args: { visibleWhen: "smart_price_enabled" },
  play: isOpen,
};

export const Negated: Story = {
  name: "condição negada",
  args: { visibleWhen: "signed-in, !pro-seller" },
  play: isOpen,
};

export const WrongWordStaysShut: Story = {
  name: "condição errada, fica escondido",
  args: { visibleWhen: "loja?" },
  parameters: { endsIn: "failed" },
};
