<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-notification-label>`: Points at something new until the visitor has been on its page. */
final class NotificationLabel extends WidgetComponent
{
    /**
     * @param mixed $cookie string, required: Name of the cookie that hides the label while it exists, whatever it holds.
     * @param mixed $dismissPage string, required: The page that the label points at, as `controller-action`: being there sets the cookie.
     * @param mixed $currentPage string, required: The page the visitor is on, as `controller-action`.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $cookie = null,
        mixed $dismissPage = null,
        mixed $currentPage = null,
        mixed $mount = null,
    ) {
        parent::__construct('notification_label', get_defined_vars());
    }
}
