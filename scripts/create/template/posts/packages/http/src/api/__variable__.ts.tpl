import { underRoot } from "@yy/page/root";
import { request } from "../client";

#if optimistic
/**
 * `__method__ __path__`. Ignores the body of the answer.
 *
 * @throws RequestError
 */
export async function send__Name__(itemId: string, chosen: boolean): Promise<void> {
  const json = { item_id: itemId, chosen };
  await request({ method: "__method__", url: underRoot("__path__"), json, outlivesPage: true });
}
#else
/**
 * `__method__ __path__`, without a payload. Ignores the body of the answer.
 *
 * @throws RequestError
 */
export async function send__Name__(): Promise<void> {
  await request({ method: "__method__", url: underRoot("__path__") });
}
#end
