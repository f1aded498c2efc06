import { takePageTexts } from "../attributes/pageTexts";
import { defineProperties } from "../attributes/properties";
import { settingsOf } from "../attributes/settings";
import { versionOf } from "../reporting/versionOf";
import type { WidgetDefinition } from "../widget/widgetDefinition";
import type { Lifecycle } from "./Lifecycle";
import { WidgetElement } from "./WidgetElement";

/** The custom element class of a definition. */
export function widgetClass(definition: WidgetDefinition): CustomElementConstructor {
  const settings = settingsOf(definition.schema);
  class DefinedElement extends WidgetElement {
    static override readonly version = versionOf(definition.schema.tag);
    static readonly observedAttributes = settings.map(({ attribute }) => attribute);
    static override readonly settings = settings;
    static override readonly definition = definition;
    static override readonly connected = new Set<Lifecycle>();
  }
  const { prototype } = DefinedElement;
  defineProperties(prototype, settings, WidgetElement.lifecycleOf);
  definition.methods?.(prototype);
  takePageTexts(settings, DefinedElement.connected);
  return DefinedElement;
}
