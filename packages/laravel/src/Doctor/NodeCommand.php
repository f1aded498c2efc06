<?php

declare(strict_types=1);

namespace Yy\Laravel\Doctor;

use Symfony\Component\Process\ExecutableFinder;

/** The command `yy-doctor` of @yy/widgets, where Node and it are installed. */
final class NodeCommand
{
    public const MISSING = 'yy-doctor is not installed (npm install --save-dev @yy/widgets)';

    public static function find(): ?string
    {
        return (new ExecutableFinder())->find('yy-doctor', null, [base_path('node_modules/.bin')]);
    }
}
