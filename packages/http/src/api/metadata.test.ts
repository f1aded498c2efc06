import { describe, expect, it } from "vitest";
import type { Answer } from "../answer";
import { currentUserOf, isStaff } from "./metadata";

const answerOf = (body: unknown): Answer => ({
  status: 200,
  url: "https://site.test/metadata/user",
  headers: new Headers(),
  text: JSON.stringify(body),
});

const userOf = (body: object) => {
  const user = currentUserOf(answerOf(body));
  if (user === null) throw new Error("nobody is signed in");
  return user;
};

describe("currentUserOf", () => {
  it.each([{}, { id: null }, { id: null, name: 3 }])("is nobody for %j", (body) => {
    expect(currentUserOf(answerOf(body))).toBeNull();
  });

  it("needs only the id; the other fields are null", () => {
    const user = userOf({ id: 7 });
    expect(user.id).toBe(7);
    expect(user.first_name).toBeNull();
    expect(user.on_vacation).toBeNull();
    expect(user.sold_notifications_count).toBeNull();
  });

  it("keeps the fields it knows, and those a template may name", () => {
    const user = userOf({ id: 7, name: "Marina", pro_seller: false, new_flag: true });
    expect(user).toMatchObject({ id: 7, name: "Marina", pro_seller: false, new_flag: true });
  });

  it.each([
    [{ id: "7" }, "id"],
    [{ id: 7, name: 1 }, "name"],
    [{ id: 7, pro_seller: "true" }, "pro_seller"],
    [{ id: 7, drafts_notifications_count: "2" }, "drafts_notifications_count"],
    [{ id: 7, similar_product: [] }, "similar_product"],
    [{ id: 7, address: 4 }, "address"],
    [{ id: 7, confirmed_loja_staff: "yes" }, "confirmed_loja_staff"],
  ])("refuses %j and names %s", (body, field) => {
    expect(() => currentUserOf(answerOf(body))).toThrow(
      expect.objectContaining({
        name: "RequestError",
        message: expect.stringContaining(`: ${field} is not`),
        body,
      }),
    );
  });

  it.each([null, [], "marina"])("refuses %j, which is no user", (body) => {
    expect(() => currentUserOf(answerOf(body))).toThrow("the answer is not an object");
  });
});

describe("isStaff", () => {
  it("is a confirmed_…_staff field that is true", () => {
    expect(isStaff(userOf({ id: 1, confirmed_loja_staff: true }))).toBe(true);
    expect(isStaff(userOf({ id: 1, confirmed_loja_staff: false }))).toBe(false);
    expect(isStaff(userOf({ id: 1, confirmed_loja_staff: null }))).toBe(false);
    expect(isStaff(userOf({ id: 1, confirmed_staff: true, confirmed: true }))).toBe(false);
  });
});
