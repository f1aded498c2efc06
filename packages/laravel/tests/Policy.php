<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Http\Request;

/** A class with methods for an application's configuration. */
final class Policy
{
    public function nonce(Request $request): string
    {
        return "of {$request->getHost()}";
    }

    /** @return array<string, mixed> */
    public function switch(Request $request): array
    {
        return ['off' => [['tag' => 'yy-select', 'if' => "</script><!--{$request->getHost()}"]]];
    }
}
