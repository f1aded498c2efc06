<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-pagination>`: Links to the page before and the page after, which may change a region alone. */
final class Pagination extends WidgetComponent
{
    /**
     * @param mixed $page number, required: The page that shows; written by the widget when it shows another.
     * @param mixed $totalPages number, required: How many pages there are.
     * @param mixed $param string: Parameter of the address that holds the page.
     * @param mixed $target string: Id of the region that shows a page; without it the links open another document.
     * @param mixed $format choice: What is asked for: HTML for the region, or a script (`.js` after the path) that changes it itself.
     * @param mixed $label string: Name of the navigation.
     * @param mixed $labelPrevious string: Text of the link to the page before.
     * @param mixed $labelNext string: Text of the link to the page after.
     * @param mixed $positionText string: What stands between the links; empty for nothing.
     * @param mixed $allowOrigin string: Origins besides the page's own that may answer, separated by spaces.
     * @param mixed $labelLoading string: Shown and spoken while the answer is on its way.
     * @param mixed $failedText string: Shown and spoken when it could not be had.
     * @param mixed $labelRetry string: Text of the button beside that.
     * @param mixed $signedOutText string: Shown and spoken instead when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $page = null,
        mixed $totalPages = null,
        mixed $param = null,
        mixed $target = null,
        mixed $format = null,
        mixed $label = null,
        mixed $labelPrevious = null,
        mixed $labelNext = null,
        mixed $positionText = null,
        mixed $allowOrigin = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('pagination', get_defined_vars());
    }
}
