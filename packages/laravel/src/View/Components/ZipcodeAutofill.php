<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-zipcode-autofill>`: Fills in the address that belongs to a zipcode. */
final class ZipcodeAutofill extends WidgetComponent
{
    /**
     * @param mixed $autocomplete boolean: `false` switches the lookup off.
     * @param mixed $lookup choice: What is looked up: exactly eight characters (`field`), or any four and more (`form`).
     * @param mixed $warning string: Shown after a zipcode that is not known.
     * @param mixed $failedText string: Shown after a zipcode whose lookup got no answer, or one that says nothing.
     * @param mixed $filledText string: Told to screen readers when the address is filled in.
     * @param mixed $placeholder string: First option of a city list that this widget loads.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $autocomplete = null,
        mixed $lookup = null,
        mixed $warning = null,
        mixed $failedText = null,
        mixed $filledText = null,
        mixed $placeholder = null,
        mixed $mount = null,
    ) {
        parent::__construct('zipcode_autofill', get_defined_vars());
    }
}
