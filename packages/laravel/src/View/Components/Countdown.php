<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-countdown>`: Shows how long something still lasts, and at its end tells the visitor or moves on. */
final class Countdown extends WidgetComponent
{
    /**
     * @param mixed $endsAt string, required: The end: ISO 8601 with an offset or `Z`, or epoch ms.
     * @param mixed $serverNow string: The server's time when it wrote the page, in the same form; corrects a wrong clock.
     * @param mixed $redirectUrl url: Where to go at the end; this origin, or one the page allows.
     * @param mixed $notify string: Message shown at the end, as an alert of `yy-flash`.
     * @param mixed $daysText string: The time left while it is days.
     * @param mixed $daysOneText string: The same for one day.
     * @param mixed $hoursText string: The time left while it is hours.
     * @param mixed $hoursOneText string: The same for one hour.
     * @param mixed $dayLeftText string: Spoken, and not shown, when one day is left.
     * @param mixed $hourLeftText string: Spoken when one hour is left.
     * @param mixed $minutesLeftText string: Spoken when ten minutes are left.
     * @param mixed $minuteLeftText string: Spoken when one minute is left.
     * @param mixed $endedText string: Spoken at the end.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $endsAt = null,
        mixed $serverNow = null,
        mixed $redirectUrl = null,
        mixed $notify = null,
        mixed $daysText = null,
        mixed $daysOneText = null,
        mixed $hoursText = null,
        mixed $hoursOneText = null,
        mixed $dayLeftText = null,
        mixed $hourLeftText = null,
        mixed $minutesLeftText = null,
        mixed $minuteLeftText = null,
        mixed $endedText = null,
        mixed $mount = null,
    ) {
        parent::__construct('countdown', get_defined_vars());
    }
}
