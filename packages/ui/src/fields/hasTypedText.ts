const fields = "input, select, textarea";

/** Whether the visitor or a script has changed a field inside the root. */
export function hasTypedText(root: ParentNode): boolean {
  return [...root.querySelectorAll<FormField>(fields)].some(isChanged);
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.type !== "hidden" && field.value !== field.defaultValue;
}

function isChosen({ options, multiple }: HTMLSelectElement): boolean {
  const authored = [...options].filter(({ defaultSelected }) => defaultSelected);
  // When the markup selects no option, the browser selects the first.
  if (authored.length === 0 && !multiple) return options[0]?.selected === false;
  return [...options].some((option) => option.selected !== authored.includes(option));
}
