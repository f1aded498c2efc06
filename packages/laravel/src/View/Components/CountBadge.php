<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-count-badge>`: Shows a small count beside something, and nothing at zero. */
final class CountBadge extends WidgetComponent
{
    /**
     * @param mixed $count number: The count; with a source, the one shown until it is known.
     * @param mixed $max number: The largest count shown as it is; above it stands `99+`.
     * @param mixed $source string: A counter of the session: `total_unread`, another `{type}_unread`, or a number of the user such as `sold_notifications_count`.
     * @param mixed $label string: What is read aloud; `{count}` stands for the number shown.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $count = null,
        mixed $max = null,
        mixed $source = null,
        mixed $label = null,
        mixed $mount = null,
    ) {
        parent::__construct('count_badge', get_defined_vars());
    }
}
