<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

/**
 * Whether visitors read anything of the JSON that refuses what they have sent: texts by field, alone or in lists, nested or
 * not, perhaps under `errors`. Texts for programs do not count.
 */
final class FieldMessages
{
    /** Deeper than any form. */
    private const DEEPEST = 8;

    public static function areIn(object $body): bool
    {
        foreach (get_object_vars($body) as $key => $value) {
            if (! ($key === 'error' && self::isCode($value, $body)) && self::isIn($value)) {
                return true;
            }
        }

        return false;
    }

    /** `{"error": "csrf"}`, and what Rails answers for an exception: `{"status": 422, "error": "Unprocessable Entity"}`. */
    private static function isCode(mixed $error, object $body): bool
    {
        $status = $body->status ?? null;

        return is_string($error) && (is_int($status) || is_float($status) || preg_match('/\A[A-Za-z0-9_.-]+\z/', $error) === 1);
    }

    private static function isIn(mixed $value, int $depth = 0): bool
    {
        if ($depth > self::DEEPEST) {
            return false;
        }
        if (is_array($value)) {
            return self::isInList($value, $depth);
        }
        foreach (is_object($value) ? get_object_vars($value) : [] as $inner) {
            if (self::isIn($inner, $depth + 1)) {
                return true;
            }
        }

        return self::isText($value);
    }

    /** @param list<mixed> $items */
    private static function isInList(array $items, int $depth): bool
    {
        foreach ($items as $item) {
            $found = is_object($item)
                ? (self::isCoded($item) ? self::isText($item->message) : self::isIn($item, $depth + 1))
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

    /** One of Django's: `{"message": "já está em uso", "code": "unique"}`. */
    private static function isCoded(object $item): bool
    {
        return is_string($item->message ?? null) && is_string($item->code ?? null);
    }
}
