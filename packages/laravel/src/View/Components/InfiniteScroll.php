<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-infinite-scroll>`: Adds the next page of a list when its end comes near. */
final class InfiniteScroll extends WidgetComponent
{
    /**
     * @param mixed $nextUrl url, required: Where the next page is; with each page that is added the widget writes the one after it.
     * @param mixed $buffer number: How far below the window the list's end counts as near; px.
     * @param mixed $extraScroll number: How far the window scrolls on when items come at its very end; px.
     * @param mixed $debounce number: How long the end must stay near, once scrolled to, before it counts; ms.
     * @param mixed $finished boolean: There is no next page; the widget writes it after the last one.
     * @param mixed $addedText string: Spoken, and not shown, after items were added.
     * @param mixed $addedOneText string: Spoken after one was.
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
        mixed $nextUrl = null,
        mixed $buffer = null,
        mixed $extraScroll = null,
        mixed $debounce = null,
        mixed $finished = null,
        mixed $addedText = null,
        mixed $addedOneText = null,
        mixed $allowOrigin = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('infinite_scroll', get_defined_vars());
    }
}
