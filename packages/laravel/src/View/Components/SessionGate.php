<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-session-gate>`: Shows its children only to the visitors they are for. */
final class SessionGate extends WidgetComponent
{
    /**
     * @param mixed $when string, required: Comma list of `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` or fields of the user, each perhaps negated with `!`; all must hold.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $when = null,
        mixed $mount = null,
    ) {
        parent::__construct('session_gate', get_defined_vars());
    }
}
