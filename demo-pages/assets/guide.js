import { controlDemo } from "./demo-control.js";

const maxLogLines = 4;

document.addEventListener("click", useExample);
for (const name of ["turbo:load", "turbolinks:load"]) document.addEventListener(name, startPage);
startPage();

function startPage() {
  logWidgetEvents();
  offerCopying();
}

/**
 * Listens to the events that the schemas declare, which the server writes into the page. Adding a
 * listener again has no effect.
 */
function logWidgetEvents() {
  const { widgetEvents = "" } = document.querySelector("[data-widget-events]")?.dataset ?? {};
  for (const name of [...widgetEvents.split(" "), "yy:error"])
    document.addEventListener(name, logEvent);
}

/**
 * Writes an event of a widget into the log beside it; one outside of the examples, such as a
 * dialog, into the first.
 */
function logEvent({ type, target, detail }) {
  if (target.closest?.(".markup")) return;
  const example = target.closest?.(".example") ?? document;
  const log = example.querySelector("[data-guide-events]");
  if (!log) return;
  const before = log.dataset.used === undefined ? [] : log.textContent.split("\n");
  log.dataset.used = "";
  log.textContent = [...before, `${type} ${describe(detail)}`].slice(-maxLogLines).join("\n");
}

/** An event's detail in one line: an error by its message, an element not at all. */
function describe({ error, element: _, ...rest }) {
  return error instanceof Error ? error.message : JSON.stringify(rest);
}

/** Does what the pressed button of an example says in its `data-guide-*` and `data-demo-*`. */
async function useExample({ target }) {
  const button = target.closest?.("button");
  if (!button) return;
  const { dataset } = button;

  if (dataset.guideSet) {
    document
      .querySelector(dataset.guideSet)
      .setAttribute(dataset.guideAttribute, dataset.guideValue);
  } else if (dataset.guideCall) {
    document.querySelector(dataset.guideCall)[dataset.guideMethod]();
  } else if (dataset.guideEnds) {
    const end = new Date(Date.now() + Number(dataset.guideSeconds) * 1000);
    document.querySelector(dataset.guideEnds).dataset.endsAt = end.toISOString();
  } else if (dataset.guideFlash) {
    const message = document.createElement("p");
    message.dataset.flash = dataset.guideFlash;
    message.textContent = dataset.guideText;
    document.querySelector(".messages yy-flash").append(message);
  } else if (dataset.guideCopy !== undefined) {
    await navigator.clipboard.writeText(button.parentElement.querySelector("code").textContent);
    answerOn(button, "copiado");
  } else if (dataset.demoFail) {
    await controlDemo("/_demo/fail", JSON.parse(dataset.demoFail));
    if (dataset.demoThen === "reload") window.location.reload();
    else answerOn(button, "combinado");
  } else if (dataset.demoDeliver) {
    const delayMs = Number(dataset.guideWait ?? 0) * 1000;
    if (delayMs > 0) answerOn(button, "pode mudar de aba");
    setTimeout(async () => {
      await controlDemo("/_demo/deliver", JSON.parse(dataset.demoDeliver));
      answerOn(button, "entregue");
    }, delayMs);
  } else if (dataset.demoSignIn !== undefined) {
    const userId = dataset.demoSignIn;
    await controlDemo(userId === "" ? "/_demo/sign-out" : "/_demo/sign-in", { userId });
    window.location.reload();
  }
}

/** Shows a word on the button for 1.5 s, in its own width, so that nothing around it moves. */
function answerOn(button, word) {
  button.dataset.label ??= button.textContent;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = word;
  setTimeout(() => {
    button.textContent = button.dataset.label;
    button.style.minWidth = "";
  }, 1500);
}

/** Copying needs a script, so its buttons stay hidden without one. */
function offerCopying() {
  for (const button of document.querySelectorAll("[data-guide-copy]")) button.hidden = false;
}
