<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-user-avatar>`: Shows a person's photo, or their initials. */
final class UserAvatar extends WidgetComponent
{
    /**
     * @param mixed $user json: The person; without it the server's children stay.
     * @param mixed $size number: Width and height in px, of the box and of the photo asked for.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $user = null,
        mixed $size = null,
        mixed $mount = null,
    ) {
        parent::__construct('user_avatar', get_defined_vars());
    }
}
