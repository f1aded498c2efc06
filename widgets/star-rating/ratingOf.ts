/**
 * Returns the rating in a field's text, from 0 to the number of stars, with a fraction if any
 * ("4.5", "4,5"). Any other text gives 0: it is shown as no rating, and stays in the field.
 */
export function ratingOf(text: string, stars: number): number {
  const rating = Number(text.trim().replace(",", "."));
  return rating >= 0 && rating <= stars ? rating : 0;
}
