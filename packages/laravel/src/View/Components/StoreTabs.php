<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-store-tabs>`: The tabs of a seller's store, as links, and word of which one is looked at. */
final class StoreTabs extends WidgetComponent
{
    /**
     * @param mixed $nickname string, required: The seller's nickname, without the `@`.
     * @param mixed $basePath url: Home page of the marketplace, where the paths of the tabs begin; another one where it lies in a folder.
     * @param mixed $label string: Name of the navigation.
     * @param mixed $labelOnSale string: Text of the first tab.
     * @param mixed $labelSold string: Text of `/vendidos`.
     * @param mixed $labelLiked string: Text of `/yeyezados`.
     * @param mixed $labelFollowers string: Text of `/seguidores`.
     * @param mixed $labelFollowing string: Text of `/seguindo`.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $nickname = null,
        mixed $basePath = null,
        mixed $label = null,
        mixed $labelOnSale = null,
        mixed $labelSold = null,
        mixed $labelLiked = null,
        mixed $labelFollowers = null,
        mixed $labelFollowing = null,
        mixed $mount = null,
    ) {
        parent::__construct('store_tabs', get_defined_vars());
    }
}
