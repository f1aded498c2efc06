<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-seller-toggle>`: Switches a feature of the seller's store on and off. */
final class SellerToggle extends WidgetComponent
{
    /**
     * @param mixed $feature choice, required: Which feature.
     * @param mixed $enabled boolean: Whether it is on. The widget writes what the server has accepted, and so may a server that sends an update.
     * @param mixed $failedText string: Shown and spoken when the server did not go along.
     * @param mixed $signedOutText string: The same, when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $feature = null,
        mixed $enabled = null,
        mixed $failedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('seller_toggle', get_defined_vars());
    }
}
