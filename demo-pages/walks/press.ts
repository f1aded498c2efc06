import type { Locator } from "playwright";

/** How a visitor operates a control. */
export type By = "mouse" | "keyboard";

/** Presses a button or link. */
export async function press(control: Locator, by: By): Promise<void> {
  if (by === "mouse") return control.click();
  await control.focus();
  await control.press("Enter");
}
