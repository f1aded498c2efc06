// The app around /no-aplicativo: what Swift or Kotlin would do, drawn by the page itself.
const components = ["yy-flash", "yy-form", "yy-modal", "yy-inbox-badge"];

/** Elements on the screen, by the view of their component. */
const shown = new Map();

window.YYNative = {
  supports: (component) => components.includes(component),
  post(text) {
    const message = JSON.parse(text);
    const { component, event, data } = message;
    if (event === "hide") return hide(data.view);
    if (event === "show") {
      show[component]?.(message);
      answer(message, { status: "shown" });
    }
    if (event === "update") drawButton(shown.get(data.view), data);
    if (event === "count") bar().dataset.count = String(data.count);
    if (event === "clear") delete bar().dataset.count;
  },
};

const show = {
  "yy-flash"({ data }) {
    const toast = document.querySelector("#app-toast");
    toast.textContent = data.text;
    setTimeout(() => toast.replaceChildren(), 3500);
  },
  "yy-form"(message) {
    const button = addToBar(message.data.view, () => answer(message, { status: "pressed" }));
    drawButton(button, message.data);
  },
  "yy-modal"(message) {
    const { title, text, actions, view } = message.data;
    const sheet = document.querySelector("#app-sheet");
    const heading = document.createElement("strong");
    heading.textContent = title;
    const words = document.createElement("p");
    words.textContent = text;
    const buttons = actions.map((label, index) => {
      const button = document.createElement("button");
      button.textContent = label;
      button.addEventListener("click", () => {
        hide(view);
        answer(message, { status: "chosen", index });
      });
      return button;
    });
    sheet.replaceChildren(heading, words, ...buttons);
    sheet.oncancel = () => answer(message, { status: "closed" });
    shown.set(view, sheet);
    sheet.showModal();
  },
};

const bar = () => document.querySelector("#app-bar");

function addToBar(view, pressed) {
  const button = document.createElement("button");
  button.type = "button";
  button.addEventListener("click", pressed);
  bar().append(button);
  shown.set(view, button);
  return button;
}

function drawButton(button, { label, enabled, loading }) {
  if (!button) return;
  button.textContent = loading ? `${label}…` : label;
  button.disabled = !enabled || loading;
}

function hide(view) {
  const element = shown.get(view);
  shown.delete(view);
  if (element instanceof HTMLDialogElement) return element.close();
  element?.remove();
}

/** Answers asynchronously, as an app does from another thread. */
function answer({ id }, data) {
  setTimeout(() => window.YYWeb.receive(JSON.stringify({ id, data })));
}

document.addEventListener("click", ({ target }) => {
  if (target.id === "app-flash") window.YY.flash("a busca está guardada", "success");
});
