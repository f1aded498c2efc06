<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Closure;
use Illuminate\Contracts\Foundation\Application;

/**
 * Calls the callable that an option may have in place of a value: a closure, or a method, which
 * `config:cache` can store: `[Page::class, 'nonce']`.
 */
final class Callables
{
    /** Returns the value, or the result of the callable. */
    public static function resolve(Application $app, mixed $value): mixed
    {
        return match (true) {
            $value instanceof Closure => $app->call($value),
            self::isMethod($value) => $app->call([$app->make($value[0]), $value[1]]),
            default => $value,
        };
    }

    public static function isCallable(mixed $value): bool
    {
        return $value instanceof Closure || self::isMethod($value);
    }

    private static function isMethod(mixed $value): bool
    {
        return is_array($value) && array_is_list($value) && count($value) === 2
            && is_string($value[0]) && is_string($value[1]) && method_exists($value[0], $value[1]);
    }
}
