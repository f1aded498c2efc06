<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-icon>`: Draws one symbol of the page's icon sprite, in the colour and size of the text around it. */
final class Icon extends WidgetComponent
{
    /**
     * @param mixed $name string, required: The symbol's id in the sprite, with or without `icon-`.
     * @param mixed $label string: What the icon says to a screen reader; without it the icon is decoration.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $name = null,
        mixed $label = null,
        mixed $mount = null,
    ) {
        parent::__construct('icon', get_defined_vars());
    }
}
