<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-product-card>`: Shows a product in a list: photo, name, price, and buttons to like it or add it to the bag. */
final class ProductCard extends WidgetComponent
{
    /**
     * @param mixed $product json, required: The product; other fields are ignored, and so is its own `href`.
     * @param mixed $qid string: Sent on with the link: the query that found it.
     * @param mixed $sref string: Sent on with the link: the section it stood in.
     * @param mixed $ref string: Sent on with the link: where the visit came from.
     * @param mixed $labelLike string: Name of the like button.
     * @param mixed $labelBundle string: Name of the button that asks for the bag.
     * @param mixed $labelSold string: Text on a product that cannot be bought.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $product = null,
        mixed $qid = null,
        mixed $sref = null,
        mixed $ref = null,
        mixed $labelLike = null,
        mixed $labelBundle = null,
        mixed $labelSold = null,
        mixed $mount = null,
    ) {
        parent::__construct('product_card', get_defined_vars());
    }
}
