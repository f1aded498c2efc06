<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-facilities>`: Lists the facilities of the seller, and whether each is on. */
final class Facilities extends WidgetComponent
{
    /**
     * @param mixed $labelEnabled string: State of a facility that is on.
     * @param mixed $labelDisabled string: State of one that is off.
     * @param mixed $emptyText string: Shown when there are none.
     * @param mixed $labelLoading string: Shown and spoken while the answer is on its way.
     * @param mixed $failedText string: Shown and spoken when it could not be had.
     * @param mixed $labelRetry string: Text of the button beside that.
     * @param mixed $signedOutText string: Shown and spoken instead when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $labelEnabled = null,
        mixed $labelDisabled = null,
        mixed $emptyText = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('facilities', get_defined_vars());
    }
}
