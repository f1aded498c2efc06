import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-slider",
  summary: "Shows one of its children at a time, round and round, by swipe, button, key or itself.",
  mount: "visible",
  interaction: {},
  attributes: {
    label: {
      kind: "string",
      text: true,
      default: "destaques",
      description: "What the slides are, spoken.",
    },
    autoplay: {
      kind: "boolean",
      description: "Go on every 5 s until the visitor takes over; never under reduced motion.",
    },
    indicator: { kind: "boolean", default: true, description: 'Show "1/3".' },
    labelPrevious: {
      kind: "string",
      text: true,
      default: "anterior",
      description: "Name of the way back.",
    },
    labelNext: {
      kind: "string",
      text: true,
      default: "próximo",
      description: "Name of the way on.",
    },
    labelPause: {
      kind: "string",
      text: true,
      default: "pausar",
      description: "Name of the pause button.",
    },
    labelPlay: {
      kind: "string",
      text: true,
      default: "reproduzir",
      description: "Name of the pause button once the slides stand still.",
    },
    labelRegion: {
      kind: "string",
      text: true,
      default: "carrossel",
      description: "What the whole is, spoken after its name.",
    },
    labelSlide: {
      kind: "string",
      text: true,
      default: "slide",
      description: "What a slide is, spoken.",
    },
    positionText: {
      kind: "string",
      text: true,
      default: "{index} de {total}",
      description: "Place of a slide, spoken.",
    },
  },
  events: {
    "yy:slide-changed": {
      description: "Another slide shows: it was chosen, or the former one was taken away.",
      detail: eventDetail<{ index: number; total: number }>({ index: "number", total: "number" }),
    },
  },
  parts: {
    region: "The whole carousel.",
    viewport: "What the slides move behind.",
    controls: "The row of controls beneath the slides; there are none with one slide.",
    previous: "The button back.",
    next: "The button on.",
    pause: "The button that stops and starts autoplay.",
    indicator: '"1/3".',
  },
  children: {
    "(default)":
      "The slides, one element each, those added later too. `data-href` on a slide: where a tap on it goes. `img[data-src]` in a slide: loaded when it or a neighbour shows.",
  },
  states: {
    playing: "The slides go on by themselves; not while something makes them wait.",
  },
  tokens: {
    "--yy-color-raised": "Fill of the buttons.",
    "--yy-color-ink": "Arrows, count.",
    "--yy-color-line-strong": "Edge of the buttons.",
    "--yy-size-target": "Size of the buttons.",
  },
});
