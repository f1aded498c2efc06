const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(20 16 14 / 0.88) }
  pre {
    box-sizing: border-box; max-inline-size: 72rem; margin: 2rem auto; padding: 1.5rem; border-block-start: 4px solid #e5484d;
    background: #1f1916; color: #fff; font: 0.875rem / 1.5 ui-monospace, monospace; white-space: pre-wrap;
  }
`);

let shown;

/** Covers the page with an error in the sources; an empty text removes it. */
export function showProblem(text) {
  shown?.remove();
  if (text === "") return;
  shown = document.createElement("div");
  shown.setAttribute("role", "alert");
  shown.dataset.problem = "";
  const root = shown.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [styles];
  const message = document.createElement("pre");
  message.textContent = text;
  root.append(message);
  document.documentElement.append(shown);
}
