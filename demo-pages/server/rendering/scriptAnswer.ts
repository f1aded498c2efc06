import type { DemoRequest } from "../middleware/environment";

/** Whether the client wants a script: by the path's `.js`, or because it prefers JavaScript. */
export function asksForScript(request: DemoRequest): boolean {
  const accept = request.req.header("Accept") ?? "";
  return request.req.path.endsWith(".js") || /^(text|application)\/(x-)?javascript/.test(accept);
}

/**
 * Whether the browser itself or Turbo sent the request. `yy-form` accepts HTML too, but prefers
 * JSON.
 */
export function asksForHtml(request: DemoRequest): boolean {
  const accept = request.req.header("Accept") ?? "";
  return accept.includes("text/html") && !accept.startsWith("application/json");
}

/**
 * As Rails does, refuses a script answer to a request that no script of this origin made, so that
 * another site cannot read it with a script element.
 */
export function requireScriptedRequest(request: DemoRequest): Response | undefined {
  return request.req.header("X-Requested-With") === "XMLHttpRequest"
    ? undefined
    : request.json({ error: "cross-origin script" }, 422);
}

/** A JavaScript answer. */
export function script(request: DemoRequest, source: string): Response {
  return request.body(source, 200, { "content-type": "text/javascript; charset=utf-8" });
}

/** A statement that replaces the content of the first match, if there is one. */
export function replaceContent(selector: string, html: string): string {
  return `{
  const target = document.querySelector(${literal(selector)});
  if (target) target.innerHTML = ${literal(html)};
}
`;
}

/** A statement that adds HTML at the end of the first match, if there is one. */
export function appendContent(selector: string, html: string): string {
  return `document.querySelector(${literal(selector)})?.insertAdjacentHTML("beforeend", ${literal(html)});\n`;
}

/** A statement that removes the first match, if there is one. */
export function removeElement(selector: string): string {
  return `document.querySelector(${literal(selector)})?.remove();\n`;
}

/** Text as a JavaScript literal that may also stand inside a script element. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}
