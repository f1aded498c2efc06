/** What a page author writes without a library: the browser validates, a listener shows its message. */
const form = document.querySelector("form") as HTMLFormElement;
form.noValidate = true;

form.addEventListener("input", ({ target }) => {
  const input = target as HTMLInputElement;
  const message = input.validationMessage;
  showMessage(input, message);
  document.documentElement.toggleAttribute("data-invalid", !form.checkValidity());
});

function showMessage(input: HTMLInputElement, message: string): void {
  const row = input.closest("p") as HTMLElement;
  const note = row.querySelector("span") ?? row.appendChild(document.createElement("span"));
  note.textContent = message;
  input.setAttribute("aria-invalid", String(message !== ""));
}
