<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-letter-counter>`: Counts what is written in a field against its limit, and never stops anybody from writing. */
final class LetterCounter extends WidgetComponent
{
    /**
     * @param mixed $limit number: The most characters there should be; without it they are only counted.
     * @param mixed $label string: Own text, with `{count}` for the characters written and `{left}` for those left, below zero when there are too many; without a limit `{left}` stays empty.
     * @param mixed $limitText string: Spoken a second after the last key, unless there is a label.
     * @param mixed $limitOneText string: The same for a limit of one.
     * @param mixed $countText string: The same without a limit.
     * @param mixed $countOneText string: The same for one character.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $limit = null,
        mixed $label = null,
        mixed $limitText = null,
        mixed $limitOneText = null,
        mixed $countText = null,
        mixed $countOneText = null,
        mixed $mount = null,
    ) {
        parent::__construct('letter_counter', get_defined_vars());
    }
}
