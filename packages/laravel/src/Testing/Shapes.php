<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

/** Checks parsed JSON against the shapes in `answers.json`. */
final class Shapes
{
    /** Longer texts are shortened in messages. In characters. */
    private const MAX_TEXT_LENGTH = 40;

    /** Parsers of JSON do not agree on larger integers. */
    private const MAX_SAFE_INTEGER = 2 ** 53 - 1;

    /**
     * @param object $expectations kind → its description, for messages
     * @param string $decimal the regular expression that matches the whole of a decimal in quotes
     */
    public function __construct(private readonly object $expectations, private readonly string $decimal)
    {
    }

    /**
     * @return ?string a sentence about the first place where the value does not fit the shape; null
     *   when it fits
     */
    public function problem(object $shape, mixed $value, string $at = ''): ?string
    {
        if ($value === null || $value === Missing::Here) {
            return isset($shape->isOptional) ? null : $this->sentence($shape, $value, $at);
        }
        if (! $this->fits($shape, $value)) {
            return $this->sentence($shape, $value, $at);
        }
        foreach ($this->parts($shape, $value, $at) as $part) {
            $problem = $this->problem(...$part);
            if ($problem !== null) {
                return $problem;
            }
        }

        return null;
    }

    /**
     * @return iterable<array{object, mixed, string}> the shapes within a shape, each with its value
     *   and its place
     */
    private function parts(object $shape, mixed $value, string $at): iterable
    {
        if (isset($shape->fields)) {
            yield from self::fields($shape, (array) $value, $at);
        } elseif (isset($shape->first)) {
            yield [$shape->first, array_key_exists(0, $value) ? $value[0] : Missing::Here, "{$at}[0]"];
        } elseif (isset($shape->items)) {
            foreach ($value as $index => $item) {
                yield [$shape->items, $item, "{$at}[$index]"];
            }
        }
    }

    /**
     * @param array<mixed> $value
     *
     * @return iterable<array{object, mixed, string}>
     */
    private static function fields(object $shape, array $value, string $at): iterable
    {
        if (isset($shape->given) && ! isset($value[$shape->given])) {
            return;
        }
        foreach ($shape->fields as $field) {
            foreach (isset($field->name) ? [$field->name] : self::matching($field->names, $value) as $name) {
                yield [$field, array_key_exists($name, $value) ? $value[$name] : Missing::Here, $at === '' ? $name : "$at.$name"];
            }
        }
    }

    /**
     * @param array<mixed> $value
     *
     * @return list<string> the names that match the pattern
     */
    private static function matching(string $pattern, array $value): array
    {
        return array_values(array_filter(array_map(strval(...), array_keys($value)), fn (string $name) => self::matchesWhole($pattern, $name)));
    }

    private function fits(object $shape, mixed $value): bool
    {
        return match ($shape->is) {
            'text' => is_string($value),
            'number' => self::isNumber($value),
            'flag' => is_bool($value),
            'id' => is_string($value) ? $value !== '' : self::isNumber($value),
            'decimal' => is_string($value) ? self::matchesWhole($this->decimal, $value) && is_finite((float) $value) : self::isNumber($value),
            'object' => is_object($value),
            'objectOrText' => is_object($value) || is_string($value),
            'list' => is_array($value),
            'messages' => is_object($value) && FieldMessages::areIn($value),
            'word' => in_array($value, $shape->words, true),
        };
    }

    private static function isNumber(mixed $value): bool
    {
        return is_int($value) || (is_float($value) && is_finite($value));
    }

    private static function matchesWhole(string $pattern, string $text): bool
    {
        return preg_match("~\A(?:$pattern)\z~su", $text) === 1;
    }

    private function sentence(object $shape, mixed $value, string $at): string
    {
        $expected = $this->expectations->{$shape->is}.(isset($shape->words) ? ' '.implode(', ', $shape->words) : '');
        $need = isset($shape->need) ? ": $shape->need" : '';

        return ($at === '' ? 'the answer' : $at).' is '.self::describe($value).", needed is $expected$need";
    }

    /**
     * A value in words: shortened text, and only those numbers that every language writes alike.
     */
    private static function describe(mixed $value): string
    {
        return match (true) {
            $value === Missing::Here => 'missing',
            $value === [] => 'an empty list',
            is_array($value) => 'a list',
            is_object($value) => 'an object',
            is_string($value) => self::quoted($value),
            is_int($value) || is_float($value) => abs($value) <= self::MAX_SAFE_INTEGER && $value == (int) $value ? (string) (int) $value : 'a number',
            default => json_encode($value),
        };
    }

    private static function quoted(string $text): string
    {
        $shown = mb_strlen($text) > self::MAX_TEXT_LENGTH ? mb_substr($text, 0, self::MAX_TEXT_LENGTH).'…' : $text;

        return json_encode($shown, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
    }
}
