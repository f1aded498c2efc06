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
     * @param mixed $reasonText string: Why the submit buttons are disabled, with `{count}` fields; "falta preencher ou corrigir N campos" by default.
     * @param mixed $loadingText string: Stands in the same place while the form is on its way.
     * @param mixed $errorText string: Shown when the server could not be reached or broke.
     * @param mixed $refusedText string: Shown when it refused the form without saying why (404, a 422 without words).
     * @param mixed $forbiddenText string: Shown when the visitor is not allowed to (403).
     * @param mixed $tooLargeText string: Shown when the form was too large (413).
     * @param mixed $expiredText string: Shown when the page's token has expired (419, as Laravel answers).
     * @param mixed $tooManyText string: Shown after too many submissions (429), with the time in `{wait}`.
     * @param mixed $unavailableText string: Shown while the server is overloaded or maintained (503), with `{wait}`.
     * @param mixed $waitText string: Stands for `{wait}` unless the server says how long, by `Retry-After`.
     * @param mixed $signedOutText string: Shown when the visitor is not signed in any more, with a link to sign in.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $mount choice: When to mount: at once (`eager`), or within 200 px of the viewport (`visible`).
     */
    public function __construct(
        mixed $submit = null,
        mixed $validateOnSubmit = null,
        mixed $scrollToError = null,
        mixed $reasonText = null,
        mixed $loadingText = null,
        mixed $errorText = null,
        mixed $refusedText = null,
        mixed $forbiddenText = null,
        mixed $tooLargeText = null,
        mixed $expiredText = null,
        mixed $tooManyText = null,
        mixed $unavailableText = null,
        mixed $waitText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $mount = null,
    ) {
        parent::__construct('form', get_defined_vars());
    }
}
