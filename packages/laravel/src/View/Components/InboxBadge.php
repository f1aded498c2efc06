<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-inbox-badge>`: Shows how many messages are unread, and asks again from time to time. */
final class InboxBadge extends WidgetComponent
{
    /**
     * @param mixed $countKey string: The counter shown: `total_unread` or another `{type}_unread`.
     * @param mixed $href url: The inbox; the badge is a link to it, unless its children have one.
     * @param mixed $pollInterval number: Milliseconds between two polls; 0 never polls.
     * @param mixed $timeInterval number: Seconds, sent as `time_interval`.
     * @param mixed $titlePrefix boolean: Whether the page's title tells of new messages while the tab is inactive.
     * @param mixed $faviconNew url: The page's icon while there are new messages and the tab is inactive.
     * @param mixed $label string: What is read aloud; `{count}` stands for the number shown.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $countKey = null,
        mixed $href = null,
        mixed $pollInterval = null,
        mixed $timeInterval = null,
        mixed $titlePrefix = null,
        mixed $faviconNew = null,
        mixed $label = null,
        mixed $mount = null,
    ) {
        parent::__construct('inbox_badge', get_defined_vars());
    }
}
