<?php

declare(strict_types=1);

// Like a front server that serves the application only below a folder.
if (! str_starts_with($_SERVER['REQUEST_URI'], (string) getenv('HOST_PREFIX'))) {
    http_response_code(404);

    return;
}
// PHP's own server sends stylesheets of public/ as they are; the application answers everything else.
$path = rawurldecode(substr((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), strlen((string) getenv('HOST_PREFIX'))));
if (is_file(__DIR__."/public$path") && str_ends_with($path, '.css')) {
    header('content-type: text/css');
    readfile(__DIR__."/public$path");

    return;
}
// Laravel 13 requires no token for a request that the browser marks as same-origin; earlier versions always do.
unset($_SERVER['HTTP_SEC_FETCH_SITE']);
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = getenv('HOST_PREFIX').'/index.php';
$_SERVER['SCRIPT_FILENAME'] = __DIR__.'/public/index.php';
require $_SERVER['SCRIPT_FILENAME'];
