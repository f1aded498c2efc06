<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-voucher-options>`: Shows the counter price, and the boost, only while the option for it is chosen. */
final class VoucherOptions extends WidgetComponent
{
    /**
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $mount = null,
    ) {
        parent::__construct('voucher_options', get_defined_vars());
    }
}
