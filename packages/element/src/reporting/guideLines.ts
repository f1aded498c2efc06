// biome-ignore-all lint/style/useTemplate: sums pack better, and the core has no bytes to spare.
import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";
import { environment, guide } from "@yy/page/metas";

/**
 * What the message of an error ends with in development (behaviour 5.2): its code, with the URL of
 * the guide's page about that mistake, and the URL of the tag's page. The URLs are told where
 * `meta[name=yy-guide]` has a pattern that makes one: its `{name}` is replaced, by `mask` for
 * `yy-mask`, and the pages of mistakes stand beside those of the widgets. "" in other environments.
 */
export function guideLines(tag: string, code: MistakeCode | "" = ""): string {
  if (environment() !== "development") return "";
  const line = code && "\n" + code;
  try {
    const page = new URL(
      (guide() as string).replace("{name}", tag.slice("yy-".length)),
      document.baseURI,
    );
    return (
      line +
      (code && " " + new URL("../guia/erros/" + code.slice("YY-".length), page)) +
      "\n" +
      page
    );
  } catch {
    // There is no pattern, or none that makes a URL.
    return line;
  }
}
