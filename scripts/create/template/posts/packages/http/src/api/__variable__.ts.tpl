import { underRoot } from "@yy/page/root";
import { type Answer, request } from "../client";

#if optimistic
/**
 * `__method__ __path__`. The body of the answer says nothing, but its address may be that of the
 * sign-in page.
 *
 * @throws RequestError
 */
export function send__Name__(itemId: string, chosen: boolean): Promise<Answer> {
  const json = { item_id: itemId, chosen };
  return request({ method: "__method__", url: underRoot("__path__"), json, outlivesPage: true });
}
#else
/**
 * `__method__ __path__`, without a payload. The body of the answer says nothing, but its address
 * may be that of the sign-in page.
 *
 * @throws RequestError
 */
export function send__Name__(): Promise<Answer> {
  return request({ method: "__method__", url: underRoot("__path__") });
}
#end
