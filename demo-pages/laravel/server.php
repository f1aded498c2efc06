<?php

declare(strict_types=1);

// As a front server has it that serves the application below a folder, and nothing of it elsewhere.
if (! str_starts_with($_SERVER['REQUEST_URI'], (string) getenv('HOST_PREFIX'))) {
    http_response_code(404);

    return;
}
// For PHP's own server: styles of public/ as they are, all else is the application's.
$path = rawurldecode(substr((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), strlen((string) getenv('HOST_PREFIX'))));
if (is_file(__DIR__."/public$path") && str_ends_with($path, '.css')) {
    header('content-type: text/css');
    readfile(__DIR__."/public$path");

    return;
}
// Laravel 13 asks for no token where a browser says that a page of the same origin is asking; those before it always do.
unset($_SERVER['HTTP_SEC_FETCH_SITE']);
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = getenv('HOST_PREFIX').'/index.php';
$_SERVER['SCRIPT_FILENAME'] = __DIR__.'/public/index.php';
require $_SERVER['SCRIPT_FILENAME'];
