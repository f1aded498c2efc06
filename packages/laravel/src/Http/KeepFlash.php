<?php

declare(strict_types=1);

namespace Yy\Laravel\Http;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Keeps the flash for the browser. When `yy-form` sends a form by fetch, the fetch follows the
 * redirect first, and would use up the flash before the browser opens the page.
 */
final class KeepFlash
{
    /** Only a form that the widget sends has this `Accept` header. */
    private const ACCEPT = 'application/json, text/html;q=0.9';

    public function handle(Request $request, Closure $next): Response
    {
        if ($request->isMethod('GET') && $request->ajax() && $request->header('accept') === self::ACCEPT && $request->hasSession()) {
            $request->session()->reflash();
        }

        return $next($request);
    }
}
