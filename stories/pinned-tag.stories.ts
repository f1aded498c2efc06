import { schema } from "@yy/widgets/pinned-tag/schema";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

/** Puts the tag beside a text that is three windows high. */
const beside = (tag: string) => {
  const lines = Array.from({ length: 90 }, () => "<br>").join("");
  return `<table role="presentation"><tbody><tr>
<td>${lines}</td>
<td>${tag}</td>
</tr></tbody></table>${lines}`;
};

export default {
  id: "widgets-yy-pinned-tag",
  title: "yy-pinned-tag",
  ...widgetMeta(schema, {
    args: { children: '<a href="/busca">só hoje: frete grátis</a>' },
    parameters: { page: (tag) => `<p>role a página</p>\n${tag}` },
  }),
};

export const BesideNothing: Story = { name: "sem nada ao lado" };

export const Pinned: Story = {
  name: "preso à vista",
  tags: ["catalogue"],
  args: { mount: "eager" },
  parameters: { page: beside },
  play: async ({ canvasElement }) => {
    const tag = await inState(canvasElement, schema.tag, "mounted");
    const place = tag.parentElement;
    if (!place) throw new Error("the tag has left its container");
    place.style.verticalAlign = "top";
    window.scrollTo(0, place.getBoundingClientRect().top + scrollY + 200);
    await inState(canvasElement, schema.tag, "pinned");
  },
};

export const OtherDistances: Story = { name: "com outras distâncias", args: { top: 0, bottom: 8 } };

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { top: "-1" },
  parameters: { endsIn: "failed" },
};
