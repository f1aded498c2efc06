<?php

declare(strict_types=1);

return [
    // What stands in the head of every page; @yyHead([...]) takes each for one page too. A value may be a closure, which is
    // asked for each page; `php artisan config:cache` keeps none: [App\Support\Page::class, 'nonce'] names a method instead.

    // 'react', or 'lite': the same widgets on Preact, for pages where every kilobyte counts.
    'flavour' => 'react',

    // true for yy.looks.css: below data-yy-looks, or with data-yy-look, your links and buttons look like the widgets' own.
    'looks' => false,

    // true for one script without modules.
    'classic' => false,

    // true for the script in the page itself: one trip less for who has no file of it yet. A policy needs a nonce, or
    // Yy\Laravel\Head\InlineScript::source().
    'inline' => false,

    // Pages of this application that browsers render before a click: 'conservative', 'moderate' or 'eager', or
    // ['prefetch' => …, 'prerender' => …]. Not with Turbo, which fetches pages itself.
    'speculation' => false,

    // Paths of which they do not, with all below them, besides sign-out, cart, checkout …: ['/pro', '/promo/*/aceitar'].
    'speculation_except' => [],

    // Which widgets run, and from which build: an array, the path of a JSON file, or a method that answers one. [] has
    // pages ready for one that comes later.
    'switch' => null,

    // Path of yours that open pages ask for the switch again, once a minute: its route answers PageSwitch::value().
    'switch_src' => null,

    // Widgets whose code the browser loads while it reads the head: ['follow-button']; 'written' stands for those that
    // the page's sections and slots have.
    'preload' => [],

    // Digests on the tags, and an import map with those of all modules; 'tags' leaves the map out: for a policy without
    // a nonce, and for pages with an import map of their own.
    'integrity' => true,

    // null for that of Vite (Vite::useCspNonce()), a nonce of your own, or false.
    'nonce' => null,

    'csrf' => true,

    // Who the page is for, '' for nobody; null for who is signed in, false for pages that a cache keeps for everybody.
    'user_id' => null,

    // true for the doctor in the browser, where the environment is local.
    'doctor' => false,

    // null for APP_ENV.
    'environment' => null,

    // Where your team reads the guide, '/widgets/{name}': errors end with it in development.
    'guide' => null,

    'fingerprint' => null,
    'device_type' => null,
    'assets_host' => null,
    'photo_host' => null,
    'icon_sprite' => null,
    'native_app' => null,
    'allowed_origins' => [],

    // What is the same for all pages.

    // The language of the widgets' texts, 'app' for the application's. Portuguese is what the widgets speak by themselves.
    'locale' => 'pt_BR',

    // Whether a mistake throws; null for everywhere but in production, where it is logged.
    'strict' => null,

    // Folder of the built files; null for the package's own.
    'build' => null,

    // Builds that `yy:publish` leaves side by side in public/yy, for pages that were rendered before a deploy.
    'keep_builds' => 3,
];
