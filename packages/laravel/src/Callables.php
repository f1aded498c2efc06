<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Closure;
use Illuminate\Contracts\Foundation\Application;

/** What a configuration may have in place of a value: a closure, or `[Page::class, 'nonce']`, which a cached one can hold. */
final class Callables
{
    /** The value, or what is answered in its place. */
    public static function answer(Application $app, mixed $value): mixed
    {
        return match (true) {
            $value instanceof Closure => $app->call($value),
            self::isMethod($value) => $app->call([$app->make($value[0]), $value[1]]),
            default => $value,
        };
    }

    public static function isOne(mixed $value): bool
    {
        return $value instanceof Closure || self::isMethod($value);
    }

    private static function isMethod(mixed $value): bool
    {
        return is_array($value) && array_is_list($value) && count($value) === 2
            && is_string($value[0]) && is_string($value[1]) && method_exists($value[0], $value[1]);
    }
}
