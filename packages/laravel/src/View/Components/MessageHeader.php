<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-message-header>`: Deletes the message of its page, and goes on to another. */
final class MessageHeader extends WidgetComponent
{
    /**
     * @param mixed $messageId string, required: The message, `type$$$id`. Chats are never deleted.
     * @param mixed $redirectUrl url, required: Where to go once it is deleted: the page's own origin, or one it names as allowed.
     * @param mixed $deletePath url: Where its id is sent with DELETE.
     * @param mixed $read boolean: `false` for a message that is still among the unread ones: deleting it lowers its counters.
     * @param mixed $confirm string: Asked before, by the browser; empty to ask nothing.
     * @param mixed $deletingText string: Spoken while it is being deleted.
     * @param mixed $failedText string: Shown and spoken when it could not be deleted.
     * @param mixed $signedOutText string: Shown and spoken instead when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $messageId = null,
        mixed $redirectUrl = null,
        mixed $deletePath = null,
        mixed $read = null,
        mixed $confirm = null,
        mixed $deletingText = null,
        mixed $failedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('message_header', get_defined_vars());
    }
}
