import { fillOf, Star, starNumbers } from "./Star";

/** A rating to read, fractions too; one picture to a screen reader. */
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
