import {
  commonStates,
  defaultText,
  mountAttribute,
  mountOptions,
  propertyType,
  valueText,
} from "@yy/element/config/attributeText";
import { nameDeprecation } from "@yy/element/config/nameSpec";
import {
  type AttributeSpec,
  attributeName,
  type EventSpec,
  type NameSpec,
  type NativeMessage,
  type WidgetSchema,
} from "@yy/element/config/schema";
import type { NameFacts, PublicName } from "../PublicName";

/** The names in schemas. */
export function schemaNames(schemas: readonly WidgetSchema[]): PublicName[] {
  return [...everyTag, ...schemas.flatMap(namesOf)];
}

/** The names that all tags have, with the owner `*`. */
const everyTag: readonly PublicName[] = [
  { kind: "attribute", name: `* ${mountAttribute}`, type: "choice", options: mountOptions },
  { kind: "helper argument", name: "* mount" },
  ...Object.keys(commonStates).map((state) => ({ kind: "state" as const, name: `* ${state}` })),
];

function namesOf(schema: WidgetSchema): PublicName[] {
  const { tag, deprecated } = schema;
  const owned = (
    kind: PublicName["kind"],
    names: Readonly<Record<string, string | NameSpec>> = {},
  ): PublicName[] =>
    Object.entries(names).map(([name, spec]) => ({
      kind,
      name: `${tag} ${name}`,
      ...given({ deprecated: nameDeprecation(spec) }),
    }));
  return [
    { kind: "tag", name: tag, type: schema.mount, ...given({ deprecated }) },
    { kind: "helper", name: underscored(tag), ...given({ deprecated }) },
    ...Object.entries(schema.attributes).flatMap(([property, spec]) =>
      attributeNames(tag, property, spec),
    ),
    ...Object.entries(schema.events ?? {}).flatMap(([event, spec]) => eventNames(tag, event, spec)),
    ...owned("part", schema.parts),
    ...Object.entries(schema.children ?? {}).map(
      ([child, spec]): PublicName => ({
        kind: "child",
        name: `${tag} ${child}`,
        ...(typeof spec === "object" ? given({ type: spec.is, required: spec.required }) : {}),
      }),
    ),
    ...owned("state", schema.states),
    ...owned("token", schema.tokens),
    ...Object.entries(schema.native ?? {}).flatMap(([event, message]) =>
      messageNames(tag, event, message),
    ),
  ];
}

/** An attribute, its property, and the argument of template helpers with the same values. */
function attributeNames(tag: string, property: string, spec: AttributeSpec): PublicName[] {
  const attribute = attributeName(property, spec);
  const { required, deprecated } = spec;
  const facts = given({
    // The values of a choice are in its options, and those of a number in its limits.
    type: ["choice", "number"].includes(spec.kind) ? spec.kind : valueText(spec),
    options: spec.kind === "choice" ? spec.options : undefined,
    min: spec.kind === "number" ? spec.min : undefined,
    max: spec.kind === "number" ? spec.max : undefined,
    default: defaultText(spec),
    text: "text" in spec ? spec.text : undefined,
    required,
    deprecated,
  });
  const argument = underscored(attribute.replace(/^data-/, ""));
  return [
    { kind: "attribute", name: `${tag} ${attribute}`, ...facts },
    {
      kind: "property",
      name: `${tag} ${property}`,
      type: spec.kind === "choice" ? "choice" : propertyType(spec),
      ...given({ options: facts.options, deprecated }),
    },
    {
      kind: "helper argument",
      name: `${underscored(tag)} ${argument}`,
      ...given({ required, deprecated }),
    },
  ];
}

function eventNames(tag: string, event: string, spec: EventSpec): PublicName[] {
  const { cancelable, deprecated } = spec;
  return [
    { kind: "event", name: `${tag} ${event}`, ...given({ cancelable, deprecated }) },
    ...Object.entries(spec.detail.fields).map(
      ([field, type]): PublicName => ({
        kind: "event detail",
        name: `${tag} ${event} ${field}`,
        type,
      }),
    ),
  ];
}

/** A message to an app around the page, with the possible answers. */
function messageNames(tag: string, event: string, { data, answers }: NativeMessage): PublicName[] {
  const message = `${tag} ${event}`;
  const fields = (owner: string, types: Readonly<Record<string, string>> = {}) =>
    Object.entries(types).map(
      ([field, type]): PublicName => ({ kind: "app message", name: `${owner} ${field}`, type }),
    );
  return [
    { kind: "app message", name: message },
    ...fields(message, data.fields),
    ...Object.entries(answers ?? {}).flatMap(([status, answer]): PublicName[] => [
      { kind: "app message", name: `${message} → ${status}` },
      ...fields(`${message} → ${status}`, answer.fields),
    ]),
  ];
}

const underscored = (name: string) => name.replaceAll("-", "_");

/** The object without undefined properties. */
export function given(
  facts: {
    readonly [Fact in keyof NameFacts]: NameFacts[Fact] | undefined;
  },
): NameFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
