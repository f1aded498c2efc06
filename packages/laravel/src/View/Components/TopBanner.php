<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-top-banner>`: A banner that the visitor closes for a year, for each part of the site on its own. */
final class TopBanner extends WidgetComponent
{
    /**
     * @param mixed $section choice: Which banner it is; without it the page's path says: `/`, or `carteira`, `compras`, `vendidos` or `a-venda` in it.
     * @param mixed $labelClose string: Name of the close button.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $section = null,
        mixed $labelClose = null,
        mixed $mount = null,
    ) {
        parent::__construct('top_banner', get_defined_vars());
    }
}
