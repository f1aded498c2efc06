import { schema } from "@yy/widgets/location/schema";
import { expect, userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-location",
  title: "yy-location",
  ...widgetMeta(schema, {
    args: {
      updatePath: "/api/location",
      children: '<a href="/perfil/endereco">diga onde você está</a>',
    },
  }),
};

/** Replaces the browser's geolocation: `answer` is a position, or the code of an error. */
const browserAnswers = (answer: { latitude: number; longitude: number } | number) => () => {
  const { geolocation } = navigator;
  const former = geolocation.getCurrentPosition;
  geolocation.getCurrentPosition = (found, refused) => {
    if (typeof answer === "number") refused?.({ code: answer } as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  };
  return () => {
    geolocation.getCurrentPosition = former;
  };
};

const recife = { latitude: -8.05, longitude: -34.9 };

const pressAndSee =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const location = await drawn(canvasElement, schema.tag);
    await userEvent.click(location.getByRole("button"));
    await expect(await location.findByText(text)).toBeVisible();
  };

export const Known: Story = {
  name: "localização conhecida",
  play: async ({ canvasElement }) => {
    const location = await drawn(canvasElement, schema.tag);
    await expect(await location.findByText("São Paulo, SP")).toBeVisible();
  },
};

export const Found: Story = {
  name: "localização encontrada",
  tags: ["catalogue"],
  beforeEach: browserAnswers(recife),
  play: pressAndSee(schema.attributes.foundText.default),
};

export const Refused: Story = {
  name: "localização recusada",
  beforeEach: browserAnswers(1),
  play: pressAndSee(schema.attributes.refusedText.default),
};

export const NotSaved: Story = {
  name: "localização não salva",
  beforeEach: browserAnswers(recife),
  parameters: { visit: { failing: [{ path: "/api/location", status: 500 }] } },
  play: pressAndSee(schema.attributes.failedText.default),
};

export const Saving: Story = {
  name: "salvando",
  beforeEach: browserAnswers(recife),
  parameters: { visit: { failing: [{ path: "/api/location", delay: 60_000 }] } },
  play: async (context) => {
    await pressAndSee(schema.attributes.labelLoading.default)(context);
    await inState(context.canvasElement, schema.tag, "locating");
  },
};

export const Narrow: Story = {
  name: "em lugar estreito",
  parameters: { page: (tag) => `<div style="inline-size: 12rem">\n${tag}\n</div>` },
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  parameters: { visit: { signedInAs: null } },
};

export const WrongPathShowsServerMarkup: Story = {
  name: "caminho errado, html do servidor",
  parameters: {
    endsIn: "failed",
    page: (tag) => tag.replace("/api/location", "javascript:alert(1)"),
  },
};
