/** Keeps forms that are sent before anything can answer, and sends them when it is called back. */
export function holdForms(): () => void {
  let held: SubmitEvent | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  window.addEventListener("submit", hold, { capture: true });
  return () => {
    window.removeEventListener("submit", hold, { capture: true });
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
  };
}
