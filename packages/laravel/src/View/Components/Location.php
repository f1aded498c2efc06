<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-location>`: Shows where the signed-in visitor is, and finds it out by their browser. */
final class Location extends WidgetComponent
{
    /**
     * @param mixed $updatePath url: Where a found position is posted, with `latitude` and `longitude` in the JSON body.
     * @param mixed $label string: The button's text.
     * @param mixed $labelLoading string: Said while the browser looks and the server answers.
     * @param mixed $foundText string: Said when the position is found, and saved where there is a path.
     * @param mixed $refusedText string: Said when the visitor refuses, or the browser finds nothing.
     * @param mixed $failedText string: Said when the server does not take the position.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $updatePath = null,
        mixed $label = null,
        mixed $labelLoading = null,
        mixed $foundText = null,
        mixed $refusedText = null,
        mixed $failedText = null,
        mixed $mount = null,
    ) {
        parent::__construct('location', get_defined_vars());
    }
}
