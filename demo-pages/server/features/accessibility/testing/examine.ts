export { clippedTexts, enlargeText, spaceText, tooWide } from "@yy/testing/layout";
export { drawnControls, faintEdges, focusProblems, rejectedPastes } from "./controls";

/** Puts examples into the page, and waits up to 5 s until their widgets have mounted or failed. */
export async function show(html: string): Promise<void> {
  const main = document.querySelector("main") as HTMLElement;
  main.replaceChildren();
  // Removed widgets unmount in a later task.
  await new Promise((resolve) => setTimeout(resolve, 10));
  main.innerHTML = `<div class="wrap"><div class="guide">${html}</div></div>`;
  const hasMountedOrFailed = (widget: Element) =>
    widget.matches(":state(failed), :state(mounted)") && !widget.matches(":state(loading)");
  const deadline = performance.now() + 5000;
  const widgets = [...main.querySelectorAll(":not(:defined), :defined")].filter(({ localName }) =>
    localName.startsWith("yy-"),
  );
  while (!widgets.every(hasMountedOrFailed) && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  window.scrollTo(0, 0);
}
