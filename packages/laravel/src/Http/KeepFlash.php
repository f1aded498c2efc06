<?php

declare(strict_types=1);

namespace Yy\Laravel\Http;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** A form that the widget itself sends follows a redirect before the browser goes there: the flash is for the browser. */
final class KeepFlash
{
    /** No other request has this header. */
    private const ACCEPT = 'application/json, text/html;q=0.9';

    public function handle(Request $request, Closure $next): Response
    {
        if ($request->isMethod('GET') && $request->ajax() && $request->header('accept') === self::ACCEPT && $request->hasSession()) {
            $request->session()->reflash();
        }

        return $next($request);
    }
}
