<?php

declare(strict_types=1);

return [
    // Options for the head of every page. @yyHead([...]) takes the same options for one page. A
    // value may be a closure, which is called for each page. `php artisan config:cache` cannot
    // store closures, so it may also be a method: [App\Support\Page::class, 'nonce'].

    // 'react', or 'lite': the same widgets on Preact, for pages where every kilobyte counts.
    'flavour' => 'react',

    // true for yy.looks.css: your links and buttons inside data-yy-looks, or with data-yy-look,
    // look like the widgets' own.
    'looks' => false,

    // true for one classic script, without modules.
    'classic' => false,

    // true for an inline script, which saves a request when the file is not cached. A policy needs
    // a nonce, or Yy\Laravel\Head\InlineScript::source().
    'inline' => false,

    // How eagerly browsers prerender pages of this application: 'conservative', 'moderate' or
    // 'eager', or ['prefetch' => …, 'prerender' => …]. Not for pages with Turbo, which fetches
    // pages itself.
    'speculation' => false,

    // Paths that they must not prerender, with all paths below them, in addition to sign-out, cart,
    // checkout …: ['/pro', '/promo/*/aceitar'].
    'speculation_except' => [],

    // Which widgets run, and from which build: an array, the path of a JSON file, or a method that
    // returns an array. [] prepares pages for rules that come later.
    'switch' => null,

    // Path of a route of yours from which open pages load the switch again, once a minute. The
    // route answers PageSwitch::value().
    'switch_src' => null,

    // Widgets whose code the browser preloads: ['follow-button']; 'written' means the widgets in
    // the page's sections and slots.
    'preload' => [],

    // true for digests on the tags, and an import map with those of all modules. 'tags' leaves out
    // the map, for a policy without a nonce, and for pages with their own import map.
    'integrity' => true,

    // null for that of Vite (Vite::useCspNonce()); or a nonce of your own; or false for none.
    'nonce' => null,

    'csrf' => true,

    // null for the id of the signed-in user; or your own id, '' when nobody is signed in; false for
    // pages that a cache serves to all visitors.
    'user_id' => null,

    // true for the panel that lists the mistakes on the page, in the environment `local`.
    'doctor' => false,

    // null for APP_ENV.
    'environment' => null,

    // URL of your team's guide, '/widgets/{name}', which ends error messages in development.
    'guide' => null,

    'fingerprint' => null,
    'device_type' => null,
    'assets_host' => null,
    'photo_host' => null,
    'icon_sprite' => null,
    'native_app' => null,
    'allowed_origins' => [],

    // Options that are the same for all pages.

    // The locale of the widgets' texts; 'app' for the application's. The widgets' own texts are
    // Portuguese.
    'locale' => 'pt_BR',

    // Whether mistakes throw an exception; otherwise they are logged. null for true except in
    // production.
    'strict' => null,

    // Folder of the built files; null for the one in the package.
    'build' => null,

    // How many builds `yy:publish` keeps in public/yy, for pages that were rendered before a
    // deploy.
    'keep_builds' => 3,
];
