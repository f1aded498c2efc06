<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-missing-price-editor>`: Fills in the prices of a long list of items, each on its own or all at once. */
final class MissingPriceEditor extends WidgetComponent
{
    /**
     * @param mixed $labelPrice string: Label of the field with a price for every item.
     * @param mixed $labelFill string: Button that writes it into them.
     * @param mixed $labelPercent string: Label of the field with a percentage.
     * @param mixed $labelRaise string: Button that raises the prices by it.
     * @param mixed $labelLower string: Button that lowers them.
     * @param mixed $labelUndo string: Button that takes the last change of many prices back.
     * @param mixed $notNumberText string: Beside a price that is no amount.
     * @param mixed $notPositiveText string: Beside a price of nothing or less.
     * @param mixed $tooMuchText string: Beside a price no field can hold.
     * @param mixed $failedText string: Beside a price that could not be saved.
     * @param mixed $badPercentText string: After a percentage that makes no price.
     * @param mixed $nothingToChangeText string: When there is no price to raise or lower.
     * @param mixed $changedText string: After many prices were changed or put back.
     * @param mixed $changedOneText string: After one was.
     * @param mixed $nothingToSaveText string: When all is saved already.
     * @param mixed $savingText string: While prices are on their way.
     * @param mixed $savingOneText string: While one is.
     * @param mixed $savedText string: After that.
     * @param mixed $savedOneText string: After one was.
     * @param mixed $stoppedText string: When the server or the connection failed before all were saved.
     * @param mixed $signedOutText string: When the server no longer knows the visitor.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $invalidText string: Why nothing can be saved.
     * @param mixed $invalidOneText string: The same for one.
     * @param mixed $restoredText string: After prices came back that were typed before a reload.
     * @param mixed $restoredOneText string: The same for one.
     * @param mixed $leaveText string: Asked before a Turbo visit; when the page itself is left, the browser asks in its own words.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $labelPrice = null,
        mixed $labelFill = null,
        mixed $labelPercent = null,
        mixed $labelRaise = null,
        mixed $labelLower = null,
        mixed $labelUndo = null,
        mixed $notNumberText = null,
        mixed $notPositiveText = null,
        mixed $tooMuchText = null,
        mixed $failedText = null,
        mixed $badPercentText = null,
        mixed $nothingToChangeText = null,
        mixed $changedText = null,
        mixed $changedOneText = null,
        mixed $nothingToSaveText = null,
        mixed $savingText = null,
        mixed $savingOneText = null,
        mixed $savedText = null,
        mixed $savedOneText = null,
        mixed $stoppedText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $invalidText = null,
        mixed $invalidOneText = null,
        mixed $restoredText = null,
        mixed $restoredOneText = null,
        mixed $leaveText = null,
        mixed $mount = null,
    ) {
        parent::__construct('missing_price_editor', get_defined_vars());
    }
}
