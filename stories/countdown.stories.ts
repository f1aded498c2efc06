import { DAY, HOUR, MINUTE, SECOND } from "@yy/domain/time/units";
import { schema } from "@yy/widgets/countdown/schema";
import { expect, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

/**
 * The time in `ms` from now, as ISO 8601; a few seconds later, so that the story shows a round
 * number.
 */
const endsIn = (ms: number) => new Date(Date.now() + ms + 5 * SECOND).toISOString();

export default {
  id: "widgets-yy-countdown",
  title: "yy-countdown",
  ...widgetMeta(schema, { args: { endsAt: endsIn(2 * DAY), children: "por poucos dias" } }),
};

export const Days: Story = { name: "faltam dias" };

export const OneDay: Story = { name: "falta um dia", args: { endsAt: endsIn(DAY) } };

export const Hours: Story = {
  name: "faltam horas",
  tags: ["catalogue"],
  args: { endsAt: endsIn(3 * HOUR) },
};

export const LastHour: Story = { name: "última hora", args: { endsAt: endsIn(59 * MINUTE) } };

export const Over: Story = {
  name: "tempo encerrado",
  args: { endsAt: "2026-01-01T00:00:00-03:00" },
  play: async ({ canvasElement }) => {
    const countdown = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(countdown.getByText(schema.attributes.endedText.default)).toBeInTheDocument(),
    );
  },
};

export const OverWithNotification: Story = {
  name: "tempo encerrado, com alerta",
  args: { endsAt: "2026-01-01T00:00:00-03:00", alertText: "a promoção acabou" },
  play: async () => {
    const flash = await inState(document.body, "yy-flash", "mounted");
    await waitFor(() =>
      expect(flash.shadowRoot?.querySelector("[role=status]")).toHaveTextContent(
        "a promoção acabou",
      ),
    );
    flash.remove();
  },
};

export const WrongClockCorrected: Story = {
  name: "relógio errado corrigido",
  // The visitor's clock is slow, which is corrected to the second. A clock that seems fast may only
  // mean that the page was written a while ago.
  args: { endsAt: "2046-03-01T12:20:30-03:00", serverNow: "2046-03-01T12:00:00-03:00" },
};

export const InASentence: Story = {
  name: "dentro de uma frase",
  args: { endsAt: endsIn(10 * MINUTE), children: "pouco" },
  parameters: { page: (tag) => `<p>faltam ${tag} para a promoção acabar.</p>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { endsAt: "amanhã", children: "amanhã, no fim do dia" },
  parameters: { endsIn: "failed" },
};
