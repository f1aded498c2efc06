<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-slider>`: Shows one of its children at a time, round and round, by swipe, button, key or itself. */
final class Slider extends WidgetComponent
{
    /**
     * @param mixed $label string: What the slides are, spoken.
     * @param mixed $autoplay boolean: Go on every 5 s until the visitor takes over; never under reduced motion.
     * @param mixed $indicator boolean: Show "1/3".
     * @param mixed $labelPrevious string: Name of the way back.
     * @param mixed $labelNext string: Name of the way on.
     * @param mixed $labelPause string: Name of the pause button.
     * @param mixed $labelPlay string: Name of the pause button once the slides stand still.
     * @param mixed $labelRegion string: What the whole is, spoken after its name.
     * @param mixed $labelSlide string: What a slide is, spoken.
     * @param mixed $positionText string: Place of a slide, spoken.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $label = null,
        mixed $autoplay = null,
        mixed $indicator = null,
        mixed $labelPrevious = null,
        mixed $labelNext = null,
        mixed $labelPause = null,
        mixed $labelPlay = null,
        mixed $labelRegion = null,
        mixed $labelSlide = null,
        mixed $positionText = null,
        mixed $mount = null,
    ) {
        parent::__construct('slider', get_defined_vars());
    }
}
