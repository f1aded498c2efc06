<?php

declare(strict_types=1);

// For PHP's own server: files of public/ as they are, all else is the application's.
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (is_file(__DIR__."/public$path") && ! str_ends_with($path, '.php')) {
    return false;
}
require __DIR__.'/public/index.php';
