<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-seller-contact>`: A link to a conversation with the seller: in WhatsApp where they have a number, else in the chat. */
final class SellerContact extends WidgetComponent
{
    /**
     * @param mixed $chatHref url, required: The chat with the seller, for those without a number.
     * @param mixed $whatsappNumber string: The seller's number with country code, written in any way; 8 to 15 digits. Blank is none.
     * @param mixed $welcomeMessage string: What the visitor finds written in WhatsApp.
     * @param mixed $label string: The link's text; without it the children's, else `data-label-unnamed`.
     * @param mixed $labelUnnamed string: The link's text where neither `data-label` nor the children have one.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $chatHref = null,
        mixed $whatsappNumber = null,
        mixed $welcomeMessage = null,
        mixed $label = null,
        mixed $labelUnnamed = null,
        mixed $mount = null,
    ) {
        parent::__construct('seller_contact', get_defined_vars());
    }
}
