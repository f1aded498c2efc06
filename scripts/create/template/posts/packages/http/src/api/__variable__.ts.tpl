import { underRoot } from "@yy/page/root";
import { request } from "../client";

/**
 * `__method__ __path__`, without a payload. Ignores the body of the answer.
 *
 * @throws RequestError
 */
export async function send__Name__(): Promise<void> {
  await request({ method: "__method__", url: underRoot("__path__") });
}
