<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-tabs>`: Turns a list of links or buttons, and the panels they name, into tabs. */
final class Tabs extends WidgetComponent
{
    /**
     * @param mixed $active number: Which tab is active at first, counted from 0; a fragment in the address wins.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $active = null,
        mixed $mount = null,
    ) {
        parent::__construct('tabs', get_defined_vars());
    }
}
