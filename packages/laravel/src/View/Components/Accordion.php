<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-accordion>`: Keeps one panel open at a time, and lets panels slide open and shut. */
final class Accordion extends WidgetComponent
{
    /**
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $mount = null,
    ) {
        parent::__construct('accordion', get_defined_vars());
    }
}
