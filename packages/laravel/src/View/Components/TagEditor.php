<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-tag-editor>`: Edits the comma list of an input as tags, each with a button to remove it. */
final class TagEditor extends WidgetComponent
{
    /**
     * @param mixed $src url: Where `reload()` asks for the tags; of the page's own origin.
     * @param mixed $max number: The most tags there may be; what is over it stays in the field, not added.
     * @param mixed $labelRemove string: Name of the button that removes a tag.
     * @param mixed $addedText string: Spoken, and not shown, once tags were added.
     * @param mixed $removedText string: Spoken, and not shown, once a tag was removed.
     * @param mixed $repeatedText string: Shown and spoken when a tag is there already.
     * @param mixed $maxText string: Shown and spoken when there are `data-max` tags already.
     * @param mixed $lengthText string: Shown and spoken when the list would be longer than the input's `maxlength`.
     * @param mixed $labelLoading string: Shown and spoken while the answer is on its way.
     * @param mixed $failedText string: Shown and spoken when `reload()` has failed; the tags stay.
     * @param mixed $labelRetry string: Text of the button beside that.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $src = null,
        mixed $max = null,
        mixed $labelRemove = null,
        mixed $addedText = null,
        mixed $removedText = null,
        mixed $repeatedText = null,
        mixed $maxText = null,
        mixed $lengthText = null,
        mixed $labelLoading = null,
        mixed $failedText = null,
        mixed $labelRetry = null,
        mixed $mount = null,
    ) {
        parent::__construct('tag_editor', get_defined_vars());
    }
}
