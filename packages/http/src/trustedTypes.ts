import { onePerPage } from "@yy/page/onePerPage";

/**
 * With Trusted Types the results are `TrustedHTML` and `TrustedScript`; typed as strings, like the
 * parameters of DOM methods.
 */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
}

interface TrustedTypesPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const identity: Policy = { createHTML: (text) => text, createScript: (text) => text };

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    trustedTypes: Policy;
  }
}

/**
 * Converts text for pages with `require-trusted-types-for 'script'`, whose policy list needs the
 * name `yy`. It does not replace cleaning: pass HTML only to inert documents, and scripts only
 * through `runScript`.
 */
export function trusted(): Policy {
  return onePerPage("trustedTypes", () => {
    const { trustedTypes } = globalThis as unknown as TrustedTypesPage;
    return trustedTypes?.createPolicy("yy", identity) ?? identity;
  });
}

/** Parses without running, loading or upgrading anything. */
export function parseInert(text: string, type: "text/html" | "image/svg+xml"): Document {
  return new DOMParser().parseFromString(trusted().createHTML(text), type);
}
