<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-pinned-tag>`: Stays in view while its container scrolls by. */
final class PinnedTag extends WidgetComponent
{
    /**
     * @param mixed $top number: Distance from the window's top while pinned; px.
     * @param mixed $bottom number: Room kept free between the tag and its container's end; px.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $top = null,
        mixed $bottom = null,
        mixed $mount = null,
    ) {
        parent::__construct('pinned_tag', get_defined_vars());
    }
}
