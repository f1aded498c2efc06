<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-form>`: Validates the fields of a form while they are filled in, and shows the server's answers on them. */
final class Form extends WidgetComponent
{
    /**
     * @param mixed $submit choice: Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own.
     * @param mixed $validateOnSubmit boolean: Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first.
     * @param mixed $scrollToError boolean: On a refused attempt the first invalid field comes 120 px below the viewport's top.
     * @param mixed $reasonText string: Own reason why the submit buttons are disabled, with `{count}` fields, for one field too.
     * @param mixed $reasonManyText string: The reason for more than one field, without an own one.
     * @param mixed $reasonOneText string: The reason for one field, without an own one.
     * @param mixed $loadingText string: Stands in the same place while the form is on its way.
     * @param mixed $errorText string: Shown when the server could not be reached or broke.
     * @param mixed $refusedText string: Shown when it refused the form without saying why (404, a 422 without words).
     * @param mixed $messageIsNonEmpty string: Message of `isNonEmpty`.
     * @param mixed $messageIsSelected string: Message of `isSelected`.
     * @param mixed $messageIsChecked string: Message of `isChecked`.
     * @param mixed $messageIsValidEmail string: Message of `isValidEmail`.
     * @param mixed $messageAreValidEmails string: Message of `areValidEmails`.
     * @param mixed $messageIsValidCpf string: Message of `isValidCpf`.
     * @param mixed $messageIsValidCep string: Message of `isValidCep`.
     * @param mixed $messageIsValidDate string: Message of `isValidDate`.
     * @param mixed $messageIsValidDateTime string: Message of `isValidDateTime`.
     * @param mixed $messageIsValidTime string: Message of `isValidTime`.
     * @param mixed $messageIsValidPhone string: Message of `isValidPhone`.
     * @param mixed $messageIsValidCellphone string: Message of `isValidCellphone`.
     * @param mixed $messageIsNumber string: Message of `isNumber`.
     * @param mixed $messageIsNumberWithDigits string: Message of `isNumberWithDigits`.
     * @param mixed $messageIsValidColor string: Message of `isValidColor`.
     * @param mixed $messageIsValidUrl string: Message of `isValidURL`.
     * @param mixed $messageIsValidMoipCode string: Message of `isValidMoipCode`.
     * @param mixed $messageIsFullName string: Message of `isFullName`.
     * @param mixed $messageIsAscii string: Message of `isAscii`.
     * @param mixed $messageIsCommaSeparatedList string: Message of `isCommaSeparatedList`.
     * @param mixed $messageMinItems string: Message of `minItems`.
     * @param mixed $messageMinItemsOne string: Message of `minItems`, for 1.
     * @param mixed $messageMinWords string: Message of `minWords`.
     * @param mixed $messageMinWordsOne string: Message of `minWords`, for 1.
     * @param mixed $messageMinLength string: Message of `minLength`.
     * @param mixed $messageMinLengthOne string: Message of `minLength`, for 1.
     * @param mixed $messageMaxLength string: Message of `maxLength`.
     * @param mixed $messageMaxLengthOne string: Message of `maxLength`, for 1.
     * @param mixed $messageExactLength string: Message of `exactLength`.
     * @param mixed $messageExactLengthOne string: Message of `exactLength`, for 1.
     * @param mixed $messageMinValue string: Message of `minValue`.
     * @param mixed $messageMaxValue string: Message of `maxValue`.
     * @param mixed $messageDateBefore string: Message of `dateBefore`.
     * @param mixed $messageDateAfter string: Message of `dateAfter`.
     * @param mixed $messageIsEqualsTo string: Message of `isEqualsTo`.
     * @param mixed $messageIsRemoteValid string: Message of `isRemoteValid`.
     * @param mixed $messageIsCreditCard string: Message of `isCreditCard`.
     * @param mixed $messageIsSecurityCode string: Message of `isSecurityCode`.
     * @param mixed $messageIsValidExpiry string: Message of `isValidExpiry`.
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
     * @param mixed $signedOutText string: Shown when the visitor is not signed in any more, with a link to sign in.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $submit = null,
        mixed $validateOnSubmit = null,
        mixed $scrollToError = null,
        mixed $reasonText = null,
        mixed $reasonManyText = null,
        mixed $reasonOneText = null,
        mixed $loadingText = null,
        mixed $errorText = null,
        mixed $refusedText = null,
        mixed $messageIsNonEmpty = null,
        mixed $messageIsSelected = null,
        mixed $messageIsChecked = null,
        mixed $messageIsValidEmail = null,
        mixed $messageAreValidEmails = null,
        mixed $messageIsValidCpf = null,
        mixed $messageIsValidCep = null,
        mixed $messageIsValidDate = null,
        mixed $messageIsValidDateTime = null,
        mixed $messageIsValidTime = null,
        mixed $messageIsValidPhone = null,
        mixed $messageIsValidCellphone = null,
        mixed $messageIsNumber = null,
        mixed $messageIsNumberWithDigits = null,
        mixed $messageIsValidColor = null,
        mixed $messageIsValidUrl = null,
        mixed $messageIsValidMoipCode = null,
        mixed $messageIsFullName = null,
        mixed $messageIsAscii = null,
        mixed $messageIsCommaSeparatedList = null,
        mixed $messageMinItems = null,
        mixed $messageMinItemsOne = null,
        mixed $messageMinWords = null,
        mixed $messageMinWordsOne = null,
        mixed $messageMinLength = null,
        mixed $messageMinLengthOne = null,
        mixed $messageMaxLength = null,
        mixed $messageMaxLengthOne = null,
        mixed $messageExactLength = null,
        mixed $messageExactLengthOne = null,
        mixed $messageMinValue = null,
        mixed $messageMaxValue = null,
        mixed $messageDateBefore = null,
        mixed $messageDateAfter = null,
        mixed $messageIsEqualsTo = null,
        mixed $messageIsRemoteValid = null,
        mixed $messageIsCreditCard = null,
        mixed $messageIsSecurityCode = null,
        mixed $messageIsValidExpiry = null,
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
        mixed $mount = null,
    ) {
        parent::__construct('form', get_defined_vars());
    }
}
