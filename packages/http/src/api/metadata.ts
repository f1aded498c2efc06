import { underRoot } from "@yy/page/root";
import type { Answer } from "../answer";
import { request } from "../client";
import {
  anyObject,
  type Check,
  type Checked,
  flag,
  maybe,
  number,
  object,
  readJson,
} from "../shape";
import { userFields } from "./userFields";

const knownUser = object(userFields);

type StaffField = `confirmed_${string}_staff`;

/**
 * The signed-in user of `GET /metadata/user`. Fields not listed in `userFields` stay on the object,
 * untyped, for templates that show or test a field by its name.
 */
export type CurrentUser = Readonly<Checked<typeof knownUser>> & {
  readonly [field in StaffField]?: boolean | null;
};

/**
 * Requests the current user; null when nobody is signed in. Only the session calls it, which
 * retries and stores the result (behaviour 7.2). The request is not shared: one under way may have
 * been sent for the former visitor.
 *
 * @throws RequestError also for a field of a wrong type
 */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  return currentUserOf(
    await request({
      url: underRoot("/metadata/user"),
      signal,
      cached: false,
      asksWhoIsThere: true,
    }),
  );
}

/** The user in a metadata answer; null when its id is null or absent. */
export function currentUserOf(answer: Answer): CurrentUser | null {
  return readJson(answer, userAnswer);
}

/** What the server answers: a user, or an object without an id. */
export const userAnswer: Check<CurrentUser | null> = (value, at) => {
  const fields = anyObject(value, at);
  return maybe(number)(fields.id, "id") === null ? null : user(fields, at);
};

/** Whether a `confirmed_…_staff` field of the user is true; its middle is the product's name. */
export function isStaff(user: CurrentUser): boolean {
  return Object.entries(user).some(([name, value]) => isStaffField(name) && value === true);
}

const user: Check<CurrentUser> = (value, at) => {
  const fields = anyObject(value, at);
  for (const [name, field] of Object.entries(fields)) {
    if (isStaffField(name)) maybe(flag)(field, name);
  }
  return { ...fields, ...knownUser(fields, at) };
};

const isStaffField = (name: string): name is StaffField => /^confirmed_.+_staff$/.test(name);
