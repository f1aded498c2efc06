<?php

declare(strict_types=1);

namespace App;

use Illuminate\Foundation\Bootstrap\LoadConfiguration;

/** Loads the framework's configuration from Debian's folder, where the framework does not look. */
final class DebianConfiguration extends LoadConfiguration
{
    protected function getBaseConfiguration()
    {
        $files = glob('/usr/share/php/Illuminate/config/*.php');

        return array_combine(array_map(fn (string $file) => basename($file, '.php'), $files), array_map(fn (string $file) => require $file, $files));
    }
}
