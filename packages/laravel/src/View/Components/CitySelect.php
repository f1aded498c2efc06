<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-city-select>`: Fills a select of cities with those of the state chosen in another. */
final class CitySelect extends WidgetComponent
{
    /**
     * @param mixed $placeholder string: First option of the cities, with an empty value.
     * @param mixed $errorText string: Shown and spoken when the cities cannot be had.
     * @param mixed $labelRetry string: Text of the button that asks once more.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $placeholder = null,
        mixed $errorText = null,
        mixed $labelRetry = null,
        mixed $mount = null,
    ) {
        parent::__construct('city_select', get_defined_vars());
    }
}
