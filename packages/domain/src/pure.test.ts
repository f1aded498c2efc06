import { describe, expect, it } from "vitest";
import * as pure from "./pure";

describe("the pure modules", () => {
  it("are the namespaces that pages get", () => {
    expect(pure.format.formatMoney(1234.5)).toBe("1.234,50");
    expect(pure.forms.isValidCpf("529.982.247-25")).toBe(true);
    expect(pure.inbox.totalUnread({ default_unread: 1, chat_unread: 2 })).toBe(3);
    expect(pure.product.isAvailable({ state: "published", availableUnits: 1 })).toBe(true);
    expect(pure.urls.profileUrl("", "bia")).toBe("/bia");
  });
});
