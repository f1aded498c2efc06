<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-star-rating>`: Rates with stars, kept in the page's own input, or shows a rating. */
final class StarRating extends WidgetComponent
{
    /**
     * @param mixed $stars number: How many stars there are; the rating goes from 0 to this number.
     * @param mixed $readonly boolean: Shows the input's value, fractions too.
     * @param mixed $label string: Name of the group of stars; the input's label where it is absent.
     * @param mixed $labelStar string: Name of one star.
     * @param mixed $labelStars string: Name of more stars.
     * @param mixed $labelReadonly string: Text of a shown rating, `{stars}` being for example “5 estrelas”.
     * @param mixed $labelUnnamed string: Name of the group where the input has neither a label nor a placeholder.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $stars = null,
        mixed $readonly = null,
        mixed $label = null,
        mixed $labelStar = null,
        mixed $labelStars = null,
        mixed $labelReadonly = null,
        mixed $labelUnnamed = null,
        mixed $mount = null,
    ) {
        parent::__construct('star_rating', get_defined_vars());
    }
}
