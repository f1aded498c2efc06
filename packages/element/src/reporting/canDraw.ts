let warned = false;

/**
 * Whether the browser can share style sheets with shadow roots: all but Safari before 16.4, where no widget starts and
 * the page stays as the server wrote it. Says so once.
 */
export function canDraw(): boolean {
  if ("adoptedStyleSheets" in document) return true;
  if (!warned)
    console.warn("yy: no widget starts, because this browser lacks document.adoptedStyleSheets.");
  warned = true;
  return false;
}
