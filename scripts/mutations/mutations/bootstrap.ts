import type { Mutation } from "../Mutation";

const source = (name: string) => `packages/bootstrap/src/${name}`;
const tests = ["packages/bootstrap/src/bootstrap.browser.test.ts"];

/** `yy.js`: finding and loading widgets, and `window.YY`. */
export const bootstrap: readonly Mutation[] = [
  {
    id: "bootstrap/no-second-try",
    file: source("loading.ts"),
    find: '.catch(() => load(name, "?2"))',
    replace: "",
    breaks: "One lost file and a widget stays away until the next page.",
    tests,
  },
  {
    id: "bootstrap/failed-tag-never-again",
    file: source("loading.ts"),
    find: "loading.delete(tag);",
    replace: "",
    breaks: "After a lost file a tag that is added later is not tried again.",
    tests,
    flavour: "lite",
  },
  {
    id: "bootstrap/unsubscribe-without-effect",
    file: source("api.ts"),
    find: "return () => errorHandlers.delete(handler);",
    replace: "return () => {};",
    breaks: "A handler of YY.onError gets errors for ever.",
    tests,
  },
  {
    id: "bootstrap/user-told-without-change",
    file: source("api.ts"),
    find: "if (now.user !== before.user || now.signedIn !== before.signedIn) callHandler();",
    replace: "callHandler();",
    breaks: "YY.onUser calls back for every change of the session, not only for another user.",
    tests,
  },
];
