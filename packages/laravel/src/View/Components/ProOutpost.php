<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-pro-outpost>`: Looks up a third party by CPF, and shows what was added of theirs. */
final class ProOutpost extends WidgetComponent
{
    /**
     * @param mixed $invalidText string: Shown after a CPF that is none; nothing is asked then.
     * @param mixed $failedText string: Shown and spoken when a lookup failed, unless the server says why.
     * @param mixed $signedOutText string: Shown and spoken when the visitor is not signed in any more.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $labelLoading string: Shown and spoken while the answer is on its way.
     * @param mixed $labelRetry string: Text of the button beside that.
     * @param mixed $countText string: Told to screen readers when products come or go.
     * @param mixed $oneText string: The same for a single one.
     * @param mixed $emptyText string: The same for none.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $invalidText = null,
        mixed $failedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $labelLoading = null,
        mixed $labelRetry = null,
        mixed $countText = null,
        mixed $oneText = null,
        mixed $emptyText = null,
        mixed $mount = null,
    ) {
        parent::__construct('pro_outpost', get_defined_vars());
    }
}
