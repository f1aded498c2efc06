import { onePerPage } from "@yy/domain/onePerPage";

/** Under Trusted Types the results are `TrustedHTML` and `TrustedScript`, typed as the strings that DOM methods take. */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
}

interface TrustedTypesPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const identity: Policy = { createHTML: (text) => text, createScript: (text) => text };

/**
 * Makes text acceptable to a page with `require-trusted-types-for 'script'`; its policy list needs the name `yy`. Not a
 * permission to skip cleaning: HTML goes only into inert documents, scripts only through `runScript`.
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
