<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-message-list>`: Selects, marks as read, deletes, filters and reloads the messages of an inbox. */
final class MessageList extends WidgetComponent
{
    /**
     * @param mixed $type string: Message type that the rows are of, empty for all; another one loads its rows. The widget writes it when a filter has brought others.
     * @param mixed $src url: Asked for rows, with `type`; it answers JavaScript or HTML.
     * @param mixed $readPath url: Where the ids of messages to mark as read are sent with PATCH.
     * @param mixed $deletePath url: Where the ids of messages to delete are sent with DELETE.
     * @param mixed $selectedText string: Spoken when messages are selected.
     * @param mixed $selectedOneText string: Spoken when one is.
     * @param mixed $selectedNoneText string: Spoken when none is any more.
     * @param mixed $readText string: Spoken once they are.
     * @param mixed $readOneText string: Spoken once one is.
     * @param mixed $deletedText string: Spoken once they are.
     * @param mixed $deletedOneText string: Spoken once one is.
     * @param mixed $loadedText string: Spoken when rows have been loaded, or none.
     * @param mixed $loadedOneText string: Spoken when one row has been.
     * @param mixed $readFailedText string: Shown and spoken when messages could not be marked as read.
     * @param mixed $deleteFailedText string: Shown and spoken when messages could not be deleted.
     * @param mixed $signedOutText string: Shown and spoken instead when the session has ended.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $labelLoading string: Shown and spoken while the answer is on its way.
     * @param mixed $failedText string: Shown and spoken when it could not be had.
     * @param mixed $labelRetry string: Text of the button beside that.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $type = null,
        mixed $src = null,
        mixed $readPath = null,
        mixed $deletePath = null,
        mixed $selectedText = null,
        mixed $selectedOneText = null,
        mixed $selectedNoneText = null,
        mixed $readText = null,
        mixed $readOneText = null,
        mixed $deletedText = null,
        mixed $deletedOneText = null,
        mixed $loadedText = null,
        mixed $loadedOneText = null,
        mixed $readFailedText = null,
        mixed $deleteFailedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $mount = null,
    ) {
        parent::__construct('message_list', get_defined_vars());
    }
}
