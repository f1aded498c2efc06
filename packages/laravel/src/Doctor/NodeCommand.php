<?php

declare(strict_types=1);

namespace Yy\Laravel\Doctor;

use Symfony\Component\Process\ExecutableFinder;

/** Finds the command `yy-doctor` of @yy/widgets, which needs Node. */
final class NodeCommand
{
    public const MISSING = 'yy-doctor is not installed (npm install --save-dev @yy/widgets)';

    /** @return ?string path of the command; null when it is not installed */
    public static function find(): ?string
    {
        return (new ExecutableFinder())->find('yy-doctor', null, [base_path('node_modules/.bin')]);
    }
}
