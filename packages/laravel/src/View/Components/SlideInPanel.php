<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-slide-in-panel>`: Slides its children over the whole screen, with an entry in the history of their own. */
final class SlideInPanel extends WidgetComponent
{
    /**
     * @param mixed $name string, required: What controls call it by, `data-yy-open="{name}"`, and its fragment in the address.
     * @param mixed $label string, required: Title, and name for a screen reader.
     * @param mixed $labelClose string: Name of the button that closes.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $name = null,
        mixed $label = null,
        mixed $labelClose = null,
        mixed $mount = null,
    ) {
        parent::__construct('slide_in_panel', get_defined_vars());
    }
}
