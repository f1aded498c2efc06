<?php

declare(strict_types=1);

namespace Yy\Laravel\Values;

use Exception;
use Illuminate\Support\Str;
use Yy\Laravel\Problem;
use Yy\Laravel\Schema\Attribute;

/** Thrown for a value that an attribute does not accept. The message says what it must be. */
final class Unfit extends Exception
{
    /** Longer texts are shortened in messages. */
    private const MAX_QUOTE_LENGTH = 80;

    public function __construct(string $message, private readonly bool $isBlank = false)
    {
        parent::__construct($message);
    }

    /** @param string $name name of the attribute */
    public function problem(string $name): Problem
    {
        return new Problem($this->isBlank ? 'YY-101' : 'YY-102', "$name {$this->getMessage()}");
    }

    public static function for(Attribute $attribute, mixed $value, ?string $hint = null): self
    {
        $message = "must be {$attribute->expectation()}, got ".self::describe($value);

        return new self($hint === null ? $message : "$message: $hint");
    }

    /** A short description of a value, without the content of objects and lists. */
    public static function describe(mixed $value): string
    {
        return match (true) {
            is_string($value) => self::quote($value),
            is_array($value) => 'an array',
            is_object($value) => 'an instance of '.$value::class,
            is_float($value) && ! is_finite($value) => (string) $value,
            is_resource($value) => 'a resource',
            default => strtolower(var_export($value, true)),
        };
    }

    private static function quote(string $text): string
    {
        $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;

        return Str::limit((string) json_encode($text, $flags), self::MAX_QUOTE_LENGTH, '…"');
    }
}
