import { formatNumber } from "@yy/domain/format/numbers";
import { pluralForm } from "@yy/domain/format/pluralize";
import { type PropsOf, useWidget } from "@yy/element";
import { enterValue } from "@yy/ui/fields/field";
import { useField, useFieldValue } from "@yy/ui/fields/useField";
import { useOutOfSight } from "@yy/ui/fields/useOutOfSight";
import { ratingOf } from "./ratingOf";
import { ShownStars } from "./ShownStars";
import { StarRadios } from "./StarRadios";
import type { schema } from "./schema";

/** Shows stars in place of the page's own input, which keeps the rating and submits it. */
export function StarRating(props: PropsOf<typeof schema>) {
  const { stars, readonly, label, labelStar, labelStars, labelReadonly, labelUnnamed } = props;
  const widget = useWidget<typeof schema>();
  const input = useField("input", "an <input> inside it");
  const rating = ratingOf(useFieldValue(input), stars);

  // star-rating.children.css hides the input, because the stars replace it.
  useOutOfSight(input);

  const nameOf = (count: number) =>
    pluralForm(count, labelStar, labelStars).replaceAll("{count}", String(count));
  const choose = (value: number) => {
    if (input && enterValue(input, String(value))) widget.emit("yy:rating-changed", { value });
  };
  return (
    <>
      <slot />
      {input && readonly && (
        <ShownStars
          stars={stars}
          rating={rating}
          text={labelReadonly
            .replaceAll("{value}", ratingText(rating))
            .replaceAll("{stars}", nameOf(stars))}
        />
      )}
      {input && !readonly && (
        <StarRadios
          input={input}
          stars={stars}
          rating={rating}
          label={label}
          labelUnnamed={labelUnnamed}
          nameOf={nameOf}
          choose={widget.handler(choose)}
        />
      )}
    </>
  );
}

/** Returns "4" or "4,5": one decimal, unless it is 0. */
function ratingText(rating: number): string {
  const rounded = Math.round(rating * 10) / 10;
  return formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1);
}
