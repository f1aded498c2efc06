/** Whether a state is chosen: the empty option and the one that says "UF" are none. */
export function isStateChoice(value: string): boolean {
  const state = value.trim();
  return state !== "" && state !== "UF";
}
