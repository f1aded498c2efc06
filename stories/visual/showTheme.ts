import { endAnimations } from "./animations";
import type { ShownTheme, Theme } from "./pictureProtocol";
import { unansweredPaths } from "./requests";
import { elementsOf } from "./roots";

/** How long something may be on its way, in ms. */
const patience = 20_000;

/**
 * Shows the story in a theme, once nothing on the page is on its way any more.
 * @param delayed how the paths of requests begin whose answers are not waited for
 */
export async function showTheme(theme: Theme, delayed: readonly string[]): Promise<ShownTheme> {
  document.documentElement.dataset.yyTheme = theme;
  window.scrollTo(0, 0);
  await nextFrames();
  const deadline = performance.now() + patience;
  const isWaiting = () => onItsWay(delayed).length > 0 && performance.now() < deadline;
  do {
    while (isWaiting()) await nextFrames();
    await document.fonts.ready;
    endAnimations();
    await nextFrames();
    // A request may have begun meanwhile, as one that waits for the end of the typing.
  } while (isWaiting());
  return { height: document.documentElement.scrollHeight, awaited: onItsWay(delayed) };
}

/** Two, because what is laid out in one is observed in it and changed in the next. */
async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

function onItsWay(delayed: readonly string[]): string[] {
  const elements = elementsOf(document);
  return [
    ...unansweredPaths().filter((path) => !delayed.some((start) => path.startsWith(start))),
    ...elements.filter(isLoading).map((image) => (image as HTMLImageElement).src),
    ...elements.filter(isToMount).map(({ localName }) => localName),
  ];
}

function isLoading(element: Element): boolean {
  return element instanceof HTMLImageElement && !element.complete && element.loading !== "lazy";
}

/** Whether it is a widget in sight that has neither mounted nor failed. */
function isToMount(element: Element): boolean {
  if (!element.localName.startsWith("yy-")) return false;
  if (element.matches(":state(mounted), :state(failed)") || !element.checkVisibility())
    return false;
  return element.getBoundingClientRect().top < window.innerHeight;
}
