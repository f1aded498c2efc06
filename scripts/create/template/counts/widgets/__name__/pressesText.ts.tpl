/** "nenhum toque", "1 toque", "2 toques". */
export function pressesText(presses: number): string {
  if (presses === 0) return "nenhum toque";
  return presses === 1 ? "1 toque" : `${presses} toques`;
}
