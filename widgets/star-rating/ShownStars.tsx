import { fillOf, Star, starNumbers } from "./Star";

/** Shows a read-only rating with fractions, which is one image to screen readers. */
export function ShownStars(props: {
  readonly stars: number;
  readonly rating: number;
  readonly text: string;
}) {
  const { stars, rating, text } = props;
  return (
    <span part="stars" role="img" aria-label={text}>
      {starNumbers(stars).map((star) => (
        <span key={star} part="star">
          <Star fill={fillOf(star, rating)} />
        </span>
      ))}
    </span>
  );
}
