import { loadScript, ownUrl } from "../scriptResponse";

/**
 * Requests the lookup link of `yy-pro-outpost` and runs the script in the answer, which adds the
 * product to the page.
 *
 * @param link - URL of the link, of the page's own origin; its other parameters are kept
 * @param cpf - sent without punctuation
 * @throws RequestError
 */
export async function lookUpOutpost(
  link: string,
  cpf: string,
  signal?: AbortSignal,
): Promise<void> {
  const url = new URL(ownUrl(link));
  url.searchParams.set("cpf", cpf.replace(/\D/g, ""));
  await loadScript(url.href, signal);
}
