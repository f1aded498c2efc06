<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-session-value>`: Writes a field of the signed-in user into the page. */
final class SessionValue extends WidgetComponent
{
    /**
     * @param mixed $field string, required: Top-level field of the user, shown as text; `avatar` draws the photo at `avatar_url`.
     * @param mixed $fallback string: Shown when the field is null, absent or empty and when nobody is signed in; without it the server's children stay.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $field = null,
        mixed $fallback = null,
        mixed $mount = null,
    ) {
        parent::__construct('session_value', get_defined_vars());
    }
}
