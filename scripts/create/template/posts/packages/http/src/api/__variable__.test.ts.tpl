// @vitest-environment page
import { describeEndpoint } from "../../testing/describeEndpoint";
import { usePage } from "../../testing/usePage";
import { send__Name__ } from "./__variable__";

describeEndpoint(usePage(), "send__Name__", {
  call: () => send__Name__(),
  sent: { method: "__method__", path: "__path__" },
  gives: undefined,
  body: "ignored",
});
