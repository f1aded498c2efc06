<?php

declare(strict_types=1);

// Composer's autoloader, or the one of Debian's php-laravel-framework.
$composer = __DIR__.'/../vendor/autoload.php';
require_once is_file($composer) ? $composer : '/usr/share/php/Illuminate/autoload.php';
spl_autoload_register(function (string $class): void {
    foreach (['Yy\\Laravel\\Tests\\' => __DIR__, 'Yy\\Laravel\\' => __DIR__.'/../src'] as $namespace => $folder) {
        $file = $folder.'/'.str_replace('\\', '/', substr($class, strlen($namespace))).'.php';
        if (str_starts_with($class, $namespace) && is_file($file)) {
            require_once $file;

            return;
        }
    }
});
