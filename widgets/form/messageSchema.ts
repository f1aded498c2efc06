import {
  type MessageName,
  type MessageProperty,
  messageAttribute,
  messageProperty,
  ruleMessages,
} from "@yy/domain/forms/ruleMessages";

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
    return [messageProperty(name), spec];
  }),
) as MessageAttributes;

/** Makes a text for each of the attributes from its rule's name. */
export function describeMessages(
  describe: (rule: string, isForOne: boolean) => string,
): Readonly<Record<MessageProperty, string>> {
  return Object.fromEntries(
    names.map((name) => [
      messageProperty(name),
      describe(name.replace(/One$/, ""), name.endsWith("One")),
    ]),
  ) as Record<MessageProperty, string>;
}
