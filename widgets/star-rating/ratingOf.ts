/**
 * The rating a field's text holds, from 0 to the number of stars, perhaps with a fraction ("4.5", "4,5"); 0 for
 * anything else, which is shown as no rating and stays in the field as it is.
 */
export function ratingOf(text: string, stars: number): number {
  const rating = Number(text.trim().replace(",", "."));
  return rating >= 0 && rating <= stars ? rating : 0;
}
