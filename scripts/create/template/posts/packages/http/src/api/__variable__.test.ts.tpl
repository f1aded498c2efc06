// @vitest-environment page
import { expect } from "vitest";
import { describeEndpoint } from "../../testing/describeEndpoint";
import { usePage } from "../../testing/usePage";
import { send__Name__ } from "./__variable__";

describeEndpoint(usePage(), "send__Name__", {
#if optimistic
  call: () => send__Name__("7", true),
  sent: { method: "__method__", path: "__path__", body: { item_id: "7", chosen: true } },
#else
  call: () => send__Name__(),
  sent: { method: "__method__", path: "__path__" },
#end
  gives: expect.objectContaining({ status: 204 }),
  body: "ignored",
});
