/** Functions of the page for the scenarios that use it one after the other. */
interface Stage {
  /** Puts this markup into `<main>`. */
  show(html: string): void;
  /** Whether every widget of `<main>` is mounted. */
  areMounted(): boolean;
  /** Empties `<main>`, then the storage. */
  empty(): Promise<void>;
  /**
   * What is on the page now outside of `<main>`, and was not before the markup was shown: attributes, elements,
   * dialogs. After `changesOfMarkup` listeners and timers too, of which some come with the first widget of a page.
   */
  leftovers(): string[];
  /** Shows the markup once more, removes it, and returns the elements that are not as they were written. */
  changesOfMarkup(html: string): Promise<string[]>;
  /** Whether everything is as when it was opened that `empty` does not restore, such as the URL. */
  isAsOpened(): boolean;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

/** Runs in the page before any other script but `watchProblems` and `countResources`; defines `window.stage`. */
export function installStage(): void {
  const main = () => document.querySelector("main") as HTMLElement;
  const areMounted = () =>
    [...main().querySelectorAll("*")]
      .filter(({ localName }) => localName.startsWith("yy-"))
      .every((widget) => widget.matches(":state(mounted)"));
  /** Removed elements unmount one task later, and Preact ends their effects after the next paint. */
  const unmounted = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };

  const attributesOf = ({ localName, attributes }: Element) =>
    [...attributes].map(({ name, value }) => `<${localName} ${name}="${value}">`);
  const surroundings = () => [
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    // The icons' sprite stays in the page for the next icon.
    ...[...document.body.children]
      .filter(({ localName }) => localName !== "svg")
      .map(({ localName }) => `<${localName}>`),
    ...[...document.querySelectorAll(":popover-open, dialog[open]")].map(() => "something open"),
  ];
  const state = () =>
    JSON.stringify([location.href, history.length, document.title, document.cookie]);

  let opened = "";
  let before: string[] = [];
  let isRepeated = false;
  const now = () => (isRepeated ? [...surroundings(), ...window.heldResources()] : surroundings());

  window.stage = {
    areMounted,
    show(html) {
      if (opened === "") opened = state();
      window.problems.forget();
      isRepeated = false;
      before = now();
      main().insertAdjacentHTML("beforeend", html);
    },
    async empty() {
      main().replaceChildren();
      await unmounted();
      localStorage.clear();
      sessionStorage.clear();
    },
    leftovers() {
      const rest = [...before];
      return now().filter((each) => {
        const index = rest.indexOf(each);
        if (index >= 0) rest.splice(index, 1);
        return index < 0;
      });
    },
    async changesOfMarkup(html) {
      isRepeated = true;
      before = now();
      const template = document.createElement("template");
      template.innerHTML = html;
      const written = [...template.content.children].map(({ outerHTML }) => outerHTML);
      main().innerHTML = html;
      const shown = [...main().children];
      const end = performance.now() + 2000;
      while (!areMounted() && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 10));
      main().replaceChildren();
      await unmounted();
      return shown
        .map(({ outerHTML }) => outerHTML)
        .filter((markup, index) => markup !== written[index]);
    },
    isAsOpened: () => state() === opened,
  };
}
