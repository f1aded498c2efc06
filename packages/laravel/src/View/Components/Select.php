<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-select>`: Draws a select box in the page's look on desktop devices, with search on demand. */
final class Select extends WidgetComponent
{
    /**
     * @param mixed $searchable boolean: Whether typing filters the options, accents ignored.
     * @param mixed $redirect boolean: Whether a choice goes to the address in the option's value.
     * @param mixed $labelRemove string: Name of the button that takes one of several choices back.
     * @param mixed $emptyText string: Shown and spoken when no option matches what was typed, or there is none.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $searchable = null,
        mixed $redirect = null,
        mixed $labelRemove = null,
        mixed $emptyText = null,
        mixed $mount = null,
    ) {
        parent::__construct('select', get_defined_vars());
    }
}
