import * as api from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  WebTracerProvider,
} from "@opentelemetry/sdk-trace-web";
import * as Sentry from "@sentry/browser";

export { api, Sentry };

/** The events that Sentry would have sent. */
export const events: Sentry.Event[] = [];

/** Starts Sentry without a connection: its events are collected in `events`. */
export function startSentry(): void {
  Sentry.init({
    dsn: "https://public@sentry.invalid/1",
    defaultIntegrations: false,
    beforeSend(event) {
      events.push(event);
      return null;
    },
  });
}

const exporter = new InMemorySpanExporter();

/** Registers a tracer with its propagator, as a page does. */
export function startTracing(): void {
  new WebTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
}

export const spans = () =>
  exporter.getFinishedSpans().map(({ name, attributes }) => ({ name, attributes }));
