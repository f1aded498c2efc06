/**
 * What browser tests bundle into a page: what they ask of the package as `window.http`, and how
 * results reach the test.
 */

export * as pageMeta from "@yy/page/metas";
export * from "../src/api/messageList";
export * from "../src/api/photos";
export * from "../src/api/profileImages";
export * from "../src/api/tagEditor";
export * from "../src/cleanHtml";
export * from "../src/client";
export * from "../src/htmlAnswer";
export * from "../src/navigate";
export * from "../src/ownHtml";
export * from "../src/scriptResponse";
export * from "../src/sprite";
export * from "../src/unauthorized";

/** How a promise ended, in a form that can cross from the page to the test. */
export interface Outcome {
  value?: unknown;
  error?: {
    name: string;
    message: string;
    status?: number;
    url?: string;
    body?: unknown;
    /** Name of the cause. */
    cause?: string;
  };
}

export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: describeError(error as Error) };
  }
}

function describeError(error: Error & { status?: number; url?: string; body?: unknown }) {
  const { name, message, status, url, body, cause } = error;
  return {
    name,
    message,
    ...(status === undefined ? {} : { status, url: url ?? "", body }),
    ...(cause instanceof Error ? { cause: cause.name } : {}),
  };
}
