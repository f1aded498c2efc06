/** The editor as a page author would write it without a library, with one listener on the list. */
import "../listByHand";
import { writtenPrice } from "./writtenPrice";

const list = document.querySelector<HTMLElement>("#list");
let invalid = 0;
let isLocked = false;

list?.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.part !== "price") return;
  const { form } = target;
  const hidden = form?.querySelector<HTMLInputElement>("[data-part=hidden-price]");
  if (!form || !hidden) return;
  const { shown, raw, state } = writtenPrice(target.value);
  target.value = shown;
  hidden.value = raw;
  invalid += Number(state === "invalid") - Number(form.dataset.state === "invalid");
  form.dataset.state = state;
  lock(invalid > 0);
});

function lock(locked: boolean): void {
  if (locked === isLocked) return;
  isLocked = locked;
  for (const button of document.querySelectorAll("button")) button.disabled = locked;
}
