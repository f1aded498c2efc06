<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-modal>`: Shows its children in a dialog over the page, and gives the page back as it was. */
final class Modal extends WidgetComponent
{
    /**
     * @param mixed $name string, required: What controls call it by: `data-yy-open="{name}"`, `YY.open("{name}")`.
     * @param mixed $open boolean: Opens it, from the start or when it changes; taken away, it closes.
     * @param mixed $label string: Name of the dialog for a screen reader; by default the first heading inside.
     * @param mixed $labelClose string: Name of the button that closes.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $name = null,
        mixed $open = null,
        mixed $label = null,
        mixed $labelClose = null,
        mixed $mount = null,
    ) {
        parent::__construct('modal', get_defined_vars());
    }
}
