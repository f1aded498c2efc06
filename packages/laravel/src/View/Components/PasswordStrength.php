<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-password-strength>`: Says how good a password is while it is typed. */
final class PasswordStrength extends WidgetComponent
{
    /**
     * @param mixed $label string: Name of the meter, for screen readers.
     * @param mixed $words json: Words for the levels 0 to 4.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $label = null,
        mixed $words = null,
        mixed $mount = null,
    ) {
        parent::__construct('password_strength', get_defined_vars());
    }
}
