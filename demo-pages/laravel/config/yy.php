<?php

declare(strict_types=1);

return [
    'build' => dirname(__DIR__, 3).'/dist',
    'preload' => 'written',
];
