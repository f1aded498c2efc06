import type { Mutation } from "../Mutation";

const source = (name: string) => `packages/session/src/${name}`;
const ownTests = ["packages/session/src/"];

/** Who is signed in, inbox counters, what the browser remembers. */
export const session: readonly Mutation[] = [
  {
    id: "session/memory-shared-by-users",
    file: source("userMemory.ts"),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    find: "const key = `yy:${name}:${userId}`;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    replace: "const key = `yy:${name}`;",
    breaks: "Another user of the same browser sees the drafts of the first.",
    tests: ["packages/session/src/userMemory.test.ts"],
  },
  {
    id: "session/401-keeps-the-visitor",
    file: source("session.ts"),
    find: "onUnauthorized(session.signOut);",
    replace: "",
    breaks: "After a 401 the page goes on as if the visitor were signed in.",
    tests: ownTests,
  },
  {
    id: "session/late-answer-wins",
    file: source("session.ts"),
    find: "if (request < latestArrived) return false;",
    replace: "",
    breaks: "A late answer about a former visitor takes the place of the present one.",
    tests: ownTests,
  },
  {
    id: "session/no-second-try",
    file: source("currentUser.ts"),
    find: "return await fetchCurrentUser().catch(retried);",
    replace: "return await fetchCurrentUser();",
    breaks: "One lost answer and the page does not know its visitor.",
    tests: ownTests,
  },
  {
    id: "session/counters-of-another-visitor",
    file: source("currentUser.ts"),
    find: "inbox: user !== null && user.id === before?.id ? inbox : null,",
    replace: "inbox,",
    breaks: "Who signs in next sees the inbox counters of who was there before.",
    tests: ownTests,
  },
  {
    id: "session/old-visitor-after-going-back",
    file: source("session.ts"),
    find: "if (persisted && asked) refresh()",
    replace: "if (persisted && !asked) refresh()",
    breaks: "A page out of the back/forward cache still shows a visitor who has signed out.",
    tests: ownTests,
  },
  {
    id: "session/expired-vacation",
    file: source("vacationStorage.ts"),
    find: "if (record && Date.now() < record.expires) return record;",
    replace: "if (record) return record;",
    breaks: "A vacation that is long over is announced again.",
    tests: ownTests,
  },
  {
    id: "session/failure-told-to-each-who-asks",
    file: source("session.ts"),
    find: "if (!asked || (failed && retry)) {",
    replace: "if (!asked || failed) {",
    breaks: "While the server is down every widget that mounts asks it again.",
    tests: ownTests,
  },
  {
    id: "session/counters-not-given-back",
    file: source("inboxWrites.ts"),
    find: "if (now && isSameVisitor()) session.setInbox(this.#holds.restore(now, unread));",
    replace: "",
    breaks: "A failed deletion leaves the inbox counter too low.",
    tests: ["widgets/message-list/message-list.browser.test.ts"],
  },
];
