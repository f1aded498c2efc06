<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-insurance-price>`: Shows below a form what insuring its price costs, while the form is filled in. */
final class InsurancePrice extends WidgetComponent
{
    /**
     * @param mixed $label string: What is shown and spoken, with `{price}` for the amount.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $label = null,
        mixed $mount = null,
    ) {
        parent::__construct('insurance_price', get_defined_vars());
    }
}
