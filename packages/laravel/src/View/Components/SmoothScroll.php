<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-smooth-scroll>`: Takes the visitor to another place of the page in one calm movement, and back again. */
final class SmoothScroll extends WidgetComponent
{
    /**
     * @param mixed $margin number: Px kept free above the target; its own `scroll-margin-top` counts if larger.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $margin = null,
        mixed $mount = null,
    ) {
        parent::__construct('smooth_scroll', get_defined_vars());
    }
}
