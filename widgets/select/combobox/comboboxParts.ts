import type { ShownGroup, ShownOption } from "../shownList";

/** Returns the search field; without search it only takes the focus. */
export function searchLine(searchable: boolean): HTMLInputElement {
  const line = document.createElement("input");
  line.type = "text";
  line.autocomplete = "off";
  line.spellcheck = false;
  line.readOnly = !searchable;
  line.inputMode = searchable ? "search" : "none";
  if (searchable) line.setAttribute("aria-autocomplete", "list");
  return line;
}

/**
 * Draws an option. Its text has an element of its own, because otherwise the library's marks of
 * matches would be items of the option's flex box.
 */
export function drawOption({ label, isPlaceholder }: ShownOption): HTMLElement {
  const drawn = drawText("", isPlaceholder ? "placeholder" : "");
  const text = document.createElement("span");
  text.textContent = label;
  drawn.append(text);
  return drawn;
}

/** Draws a chosen option; one of several has a button that removes it. */
export function drawChoice(
  option: ShownOption,
  remove?: { readonly label: string; readonly disabled: boolean; readonly pressed: () => void },
): HTMLElement {
  if (!remove) return drawText(option.label, option.isPlaceholder ? "placeholder" : "");
  const choice = document.createElement("div");
  const button = document.createElement("button");
  button.type = "button";
  button.disabled = remove.disabled;
  button.setAttribute(
    "aria-label",
    remove.label.replace("{label}", () => option.label),
  );
  button.textContent = "×";
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    remove.pressed();
  });
  choice.append(drawText(option.label), button);
  return choice;
}

export function drawGroup({
  group,
  options,
}: {
  readonly group: ShownGroup;
  readonly options: DocumentFragment;
}): HTMLElement {
  const drawn = document.createElement("div");
  drawn.setAttribute("role", "group");
  drawn.setAttribute("aria-label", group.label);
  drawn.append(options);
  return drawn;
}

export function drawGroupLabel({ label }: ShownGroup): HTMLElement {
  const drawn = drawText(label, "group-label");
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}

/**
 * Draws the text of an empty list. It has the role of an option, because a listbox may contain
 * nothing else.
 */
export function drawEmpty(text: string): HTMLElement {
  const drawn = drawText(text, "empty");
  drawn.setAttribute("role", "option");
  drawn.setAttribute("aria-disabled", "true");
  return drawn;
}

function drawText(text: string, className = ""): HTMLElement {
  const drawn = document.createElement("div");
  drawn.className = className;
  drawn.textContent = text;
  return drawn;
}
