import { schema } from "@yy/widgets/session-gate/schema";
import { expect } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  title: "widgets/yy-session-gate",
  ...widgetMeta(schema, {
    args: { when: "signed-in", children: "<p>só para alguns</p>" },
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

export const SignedIn: Story = { play: isOpen };

export const SignedOut: Story = {
  args: { when: "signed-out" },
  parameters: { visit: { signedInAs: null } },
  play: isOpen,
};

export const Unknown: Story = {
  parameters: {
    visit: { unknown: true, failing: [{ path: "/metadata/user", delay: 60_000 }] },
  },
  play: isShut,
};

export const NotForThisVisitor: Story = { args: { when: "staff" }, play: isShut };

export const Staff: Story = {
  args: { when: "staff" },
  parameters: { visit: { signedInAs: 12 } },
  play: isOpen,
};

export const ProSeller: Story = {
  args: { when: "pro-seller" },
  parameters: { visit: { signedInAs: 2 } },
  play: isOpen,
};

export const OnVacation: Story = {
  args: { when: "on-vacation" },
  parameters: { visit: { signedInAs: 7 } },
  play: isOpen,
};

export const Feature: Story = { args: { when: "smart_price_enabled" }, play: isOpen };

export const Negated: Story = { args: { when: "signed-in, !pro-seller" }, play: isOpen };

export const WrongWordStaysShut: Story = {
  args: { when: "loja?" },
  parameters: { endsIn: "failed" },
};
