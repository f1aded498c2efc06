<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-purchase-rating>`: Asks for the rating of a purchase, and says thanks once the server has it. */
final class PurchaseRating extends WidgetComponent
{
    /**
     * @param mixed $thanksText string: Shown in the panel's place, and spoken, once the rating is taken.
     * @param mixed $failedText string: Shown and spoken when it was not, unless the server says why.
     * @param mixed $forbiddenText string: Shown when the visitor is not allowed to (403).
     * @param mixed $tooLargeText string: Shown when the form was too large (413).
     * @param mixed $expiredText string: Shown when the page's token has expired (419, as Laravel answers).
     * @param mixed $tooManyText string: Shown after too many submissions (429), with the time in `{wait}`.
     * @param mixed $unavailableText string: Shown while the server is overloaded or maintained (503), with `{wait}`.
     * @param mixed $waitText string: Stands for `{wait}` unless the server says how long, by `Retry-After`.
     * @param mixed $secondsText string: How long it says, in seconds.
     * @param mixed $secondsOneText string: The same for one second.
     * @param mixed $minutesText string: The same in minutes.
     * @param mixed $hoursText string: The same in hours.
     * @param mixed $signedOutText string: Shown and spoken when the visitor is not signed in any more.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $labelRetry string: Text of the button that sends the same rating again.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $thanksText = null,
        mixed $failedText = null,
        mixed $forbiddenText = null,
        mixed $tooLargeText = null,
        mixed $expiredText = null,
        mixed $tooManyText = null,
        mixed $unavailableText = null,
        mixed $waitText = null,
        mixed $secondsText = null,
        mixed $secondsOneText = null,
        mixed $minutesText = null,
        mixed $hoursText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $labelRetry = null,
        mixed $mount = null,
    ) {
        parent::__construct('purchase_rating', get_defined_vars());
    }
}
