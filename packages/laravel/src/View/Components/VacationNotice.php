<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-vacation-notice>`: Tells sellers on their own pages that their store is on vacation. */
final class VacationNotice extends WidgetComponent
{
    /**
     * @param mixed $userId string: The store's owner; without it whoever is signed in. Only the signed-in user's vacation is known.
     * @param mixed $text string: What the notice says.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $userId = null,
        mixed $text = null,
        mixed $mount = null,
    ) {
        parent::__construct('vacation_notice', get_defined_vars());
    }
}
