<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

/**
 * Tells whether the JSON of a refused form has a message that visitors can read: texts by field,
 * alone or in lists, at any depth, perhaps under `errors`. Texts for programs do not count.
 */
final class FieldMessages
{
    /** No form is nested deeper. */
    private const MAX_DEPTH = 8;

    public static function areIn(object $body): bool
    {
        foreach (get_object_vars($body) as $key => $value) {
            if (! ($key === 'error' && self::isCode($value, $body)) && self::hasMessage($value)) {
                return true;
            }
        }

        return false;
    }

    /**
     * The code in `{"error": "csrf"}`, or the status name that Rails answers for an exception:
     * `{"status": 422, "error": "Unprocessable Entity"}`.
     */
    private static function isCode(mixed $error, object $body): bool
    {
        $status = $body->status ?? null;

        return is_string($error) && (is_int($status) || is_float($status) || preg_match('/\A[A-Za-z0-9_.-]+\z/', $error) === 1);
    }

    private static function hasMessage(mixed $value, int $depth = 0): bool
    {
        if ($depth > self::MAX_DEPTH) {
            return false;
        }
        if (is_array($value)) {
            return self::listHasMessage($value, $depth);
        }
        foreach (is_object($value) ? get_object_vars($value) : [] as $inner) {
            if (self::hasMessage($inner, $depth + 1)) {
                return true;
            }
        }

        return self::isText($value);
    }

    /** @param list<mixed> $items */
    private static function listHasMessage(array $items, int $depth): bool
    {
        foreach ($items as $item) {
            $found = is_object($item)
                ? (self::isCoded($item) ? self::isText($item->message) : self::hasMessage($item, $depth + 1))
                : self::isText($item);
            if ($found) {
                return true;
            }
        }

        return false;
    }

    private static function isText(mixed $value): bool
    {
        return is_string($value) && trim($value) !== '';
    }

    /** A message of Django with its code: `{"message": "já está em uso", "code": "unique"}`. */
    private static function isCoded(object $item): bool
    {
        return is_string($item->message ?? null) && is_string($item->code ?? null);
    }
}
