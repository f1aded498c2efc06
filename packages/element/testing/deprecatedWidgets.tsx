import { type PropsOf, widgetSchema } from "../src/config/schema";
import { defineWidget } from "../src/defineWidget";
import { warnOfDeprecated } from "../src/reporting/deprecations";

const attribute = widgetSchema({
  tag: "yy-probe",
  summary: "Has an attribute on its way out.",
  mount: "eager",
  attributes: {
    label: { kind: "string", default: "sonda", description: "Text." },
    caption: {
      kind: "string",
      description: "Former text.",
      deprecated: { since: "0.2.0", use: "data-label" },
    },
  },
});

const tag = widgetSchema({
  tag: "yy-former",
  summary: "Is on its way out.",
  mount: "eager",
  attributes: {},
  deprecated: { since: "0.3.0", use: "yy-probe" },
});

function Probe({ label, caption }: PropsOf<typeof attribute>) {
  return <p>{caption ?? label}</p>;
}

defineWidget({
  schema: attribute,
  component: Probe,
  styles: [],
  deprecations: warnOfDeprecated,
});
defineWidget({
  schema: tag,
  component: () => <slot />,
  styles: [],
  deprecations: warnOfDeprecated,
});
