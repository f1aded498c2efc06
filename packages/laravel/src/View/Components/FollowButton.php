<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-follow-button>`: Follows a seller, and stops following. */
final class FollowButton extends WidgetComponent
{
    /**
     * @param mixed $userId string, required: Id of the user to follow.
     * @param mixed $followPath url, required: Where a follow is posted, with `following_id` in the JSON body.
     * @param mixed $unfollowPath url, required: Where an unfollow is sent with DELETE, with `following_id` in the JSON body.
     * @param mixed $loginPath url, required: Sign-in page; a signed-out click goes there with `redirect_to`.
     * @param mixed $statePath url: Asked once for `users[]` with `id` and `user_follow`, on this origin or one the page allows; buttons share the answer.
     * @param mixed $following boolean: Whether the visitor follows the user already.
     * @param mixed $userName string: Shown and spoken after the label.
     * @param mixed $label string: Text while not following.
     * @param mixed $labelFollowing string: Text while following.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $userId = null,
        mixed $followPath = null,
        mixed $unfollowPath = null,
        mixed $loginPath = null,
        mixed $statePath = null,
        mixed $following = null,
        mixed $userName = null,
        mixed $label = null,
        mixed $labelFollowing = null,
        mixed $mount = null,
    ) {
        parent::__construct('follow_button', get_defined_vars());
    }
}
