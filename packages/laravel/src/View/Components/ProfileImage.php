<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-profile-image>`: Changes a picture of the seller's profile: chosen or dropped, shown at once. */
final class ProfileImage extends WidgetComponent
{
    /**
     * @param mixed $kind choice, required: Which of the two pictures of a profile.
     * @param mixed $maxSize number: Largest picture that is sent, in bytes; 10 MB.
     * @param mixed $labelChoose string: Text of the button that chooses a picture.
     * @param mixed $hintText string: What can be sent, beneath the button; `{max}` is the largest size. `""`: none.
     * @param mixed $dropText string: Over the picture while a file is dragged onto the element.
     * @param mixed $labelSending string: Name of the progress bar; `{name}` is the file's.
     * @param mixed $labelCancel string: Stops the sending.
     * @param mixed $labelRetry string: Text of the button that sends a picture again.
     * @param mixed $doneText string: Spoken once the server has the picture.
     * @param mixed $cancelledText string: Spoken once the sending was stopped.
     * @param mixed $typeText string: What is said of a file of another type.
     * @param mixed $sizeText string: What is said of a file above `data-max-size`, `{max}`.
     * @param mixed $emptyText string: What is said of a file without anything in it.
     * @param mixed $manyText string: What is said of several files dropped together.
     * @param mixed $failedText string: Shown and spoken when it could not be sent, and the server gave no reason.
     * @param mixed $signedOutText string: The same, when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $kind = null,
        mixed $maxSize = null,
        mixed $labelChoose = null,
        mixed $hintText = null,
        mixed $dropText = null,
        mixed $labelSending = null,
        mixed $labelCancel = null,
        mixed $labelRetry = null,
        mixed $doneText = null,
        mixed $cancelledText = null,
        mixed $typeText = null,
        mixed $sizeText = null,
        mixed $emptyText = null,
        mixed $manyText = null,
        mixed $failedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('profile_image', get_defined_vars());
    }
}
