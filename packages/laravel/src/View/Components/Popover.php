<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-popover>`: Shows more beside its trigger, on hover and keyboard focus or by a click. */
final class Popover extends WidgetComponent
{
    /**
     * @param mixed $trigger choice: What opens it: pointing at the trigger and coming to it by keyboard (`hover`), or pressing it (`click`).
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $trigger = null,
        mixed $mount = null,
    ) {
        parent::__construct('popover', get_defined_vars());
    }
}
