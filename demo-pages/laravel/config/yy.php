<?php

declare(strict_types=1);

return [
    'build' => dirname(__DIR__, 3).'/dist',
    'preload' => 'written',
    // What the tests of the head ask for.
    'switch' => getenv('HOST_SWITCH') ?: null,
    'inline' => (bool) getenv('HOST_AHEAD'),
    'speculation' => getenv('HOST_AHEAD') ? 'moderate' : false,
];
