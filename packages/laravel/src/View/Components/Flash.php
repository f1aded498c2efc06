<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-flash>`: Shows what just happened as short messages over the page, and takes them away again. */
final class Flash extends WidgetComponent
{
    /**
     * @param mixed $duration number: How long a message stays, in ms; 0 keeps it until it is closed.
     * @param mixed $labelClose string: Name of the button that closes a message.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $duration = null,
        mixed $labelClose = null,
        mixed $mount = null,
    ) {
        parent::__construct('flash', get_defined_vars());
    }
}
