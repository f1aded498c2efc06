/** Whether a state is chosen: neither the empty option nor the placeholder "UF". */
export function isStateChoice(value: string): boolean {
  const state = value.trim();
  return state !== "" && state !== "UF";
}
