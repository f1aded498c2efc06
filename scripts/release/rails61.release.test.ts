import { afterAll } from "vitest";
import { describeStack } from "./testing/describeStack";
import type { Registry } from "./testing/registries";
import { bundlerWith } from "./testing/rubyStack";

const registries: Registry[] = [];
afterAll(() => Promise.all(registries.map((registry) => registry.stop())));

describeStack("Rails 6.1, by bundle add from a gem server", {
  command: ["ruby", "rails.rb"],
  isInChroot: false,
  prepare: bundlerWith(registries),
});
