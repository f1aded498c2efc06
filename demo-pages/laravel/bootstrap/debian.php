<?php

declare(strict_types=1);

// The framework is Debian's php-laravel-framework instead of laravel/framework.
require_once '/usr/share/php/Illuminate/autoload.php';
