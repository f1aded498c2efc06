<?php

declare(strict_types=1);

use App\DebianConfiguration;
use App\Http\Middleware\ContentSecurityPolicy;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Bootstrap\LoadConfiguration;
use Illuminate\Foundation\Configuration\Middleware;

$app = Application::configure(basePath: dirname(__DIR__))
    ->withRouting(web: __DIR__.'/../routes/web.php')
    ->withMiddleware(function (Middleware $middleware): void {
        $middleware->web(prepend: [ContentSecurityPolicy::class]);
        $middleware->redirectGuestsTo(fn ($request) => route('login', ['redirect_to' => $request->fullUrl()]));
        // Browsers send reports of the policy without a token.
        $middleware->preventRequestForgery(except: ['csp']);
    })
    ->withExceptions()
    ->create();

$app->bind(LoadConfiguration::class, DebianConfiguration::class);
// The application writes into one folder only, so that the checkout stays as it is.
$app->useStoragePath(getenv('HOST_STORAGE') ?: dirname(__DIR__).'/storage');

return $app;
