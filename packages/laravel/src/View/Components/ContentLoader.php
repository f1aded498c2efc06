<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-content-loader>`: Puts HTML of the server in the place of its children. */
final class ContentLoader extends WidgetComponent
{
    /**
     * @param mixed $src url, required: Where the HTML comes from.
     * @param mixed $container string: Sent along as `container`, for a server that answers for several places.
     * @param mixed $loadedSrc url: Address, with its `container`, that the children are from: it is not asked again. The widget writes it, and so may a server that sends the content with the page.
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
        mixed $src = null,
        mixed $container = null,
        mixed $loadedSrc = null,
        mixed $allowOrigin = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('content_loader', get_defined_vars());
    }
}
