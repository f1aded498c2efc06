import {
  type MessageName,
  messageAttribute,
  type RuleMessages,
  ruleMessages,
} from "@yy/domain/forms/ruleMessages";

/** The property with the message of a rule: `messageIsNonEmpty`. */
type MessageProperty<Name extends MessageName = MessageName> = `message${Capitalize<Name>}`;

interface MessageSpec<Default extends string> {
  readonly kind: "string";
  readonly text: true;
  readonly attribute: `data-message-${string}`;
  readonly default: Default;
  readonly description: string;
}

type MessageAttributes = {
  readonly [Name in MessageName as MessageProperty<Name>]: MessageSpec<(typeof ruleMessages)[Name]>;
};

const names = Object.keys(ruleMessages) as MessageName[];

function propertyOf<Name extends MessageName>(name: Name): MessageProperty<Name> {
  return `message${name[0]?.toUpperCase()}${name.slice(1)}` as MessageProperty<Name>;
}

/** An attribute for each message, for all fields of the form. */
export const attributes = Object.fromEntries(
  names.map((name) => {
    const spec: MessageSpec<string> = {
      kind: "string",
      text: true,
      attribute: messageAttribute(name),
      default: ruleMessages[name],
      description: `Message of \`${name.replace(/One$/, "")}\`${name.endsWith("One") ? ", for 1" : ""}.`,
    };
    return [propertyOf(name), spec];
  }),
) as MessageAttributes;

type MessageProps = Readonly<Record<MessageProperty, string>>;

/** The props of a render → their messages: one validation asks for them once a field. */
const messagesOfProps = new WeakMap<MessageProps, RuleMessages>();

/** The messages among the props of the form. */
export function messagesOf(props: MessageProps): RuleMessages {
  const messages =
    messagesOfProps.get(props) ??
    (Object.fromEntries(names.map((name) => [name, props[propertyOf(name)]])) as RuleMessages);
  messagesOfProps.set(props, messages);
  return messages;
}

/** A text for each of the attributes, made of the rule's name. */
export function describeMessages(
  describe: (rule: string, isForOne: boolean) => string,
): Readonly<Record<MessageProperty, string>> {
  return Object.fromEntries(
    names.map((name) => [
      propertyOf(name),
      describe(name.replace(/One$/, ""), name.endsWith("One")),
    ]),
  ) as Record<MessageProperty, string>;
}
