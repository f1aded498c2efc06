<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-mask>`: Writes a field's digits the way they are read: a zipcode, a cpf, a phone, an amount. */
final class Mask extends WidgetComponent
{
    /**
     * @param mixed $mask choice, required: What the field holds.
     * @param mixed $unmaskedName string: Name of a hidden field with the raw value: the digits, or for money `1234.56`; `""` when empty.
     * @param mixed $expiryPlaceholder string: Shown in an empty `card-expiry` without a placeholder of its own.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $mask = null,
        mixed $unmaskedName = null,
        mixed $expiryPlaceholder = null,
        mixed $mount = null,
    ) {
        parent::__construct('mask', get_defined_vars());
    }
}
