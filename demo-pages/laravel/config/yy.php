<?php

declare(strict_types=1);

return [
    'build' => dirname(__DIR__, 3).'/dist',
    'preload' => 'written',
    // Set by the tests of the head.
    'switch' => getenv('HOST_SWITCH') ?: null,
    'inline' => (bool) getenv('HOST_AHEAD'),
    'speculation' => getenv('HOST_AHEAD') ? 'moderate' : false,
];
