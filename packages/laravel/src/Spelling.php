<?php

declare(strict_types=1);

namespace Yy\Laravel;

/** The word that somebody has meant. */
final class Spelling
{
    /**
     * `, did you mean user-id?`; empty without a similar word.
     *
     * @param iterable<string> $words
     */
    public static function didYouMean(string $word, iterable $words): string
    {
        $similar = self::similar($word, $words);

        return $similar === null ? '' : ", did you mean $similar?";
    }

    /** @param iterable<string> $words */
    public static function similar(string $word, iterable $words): ?string
    {
        $closest = null;
        $least = intdiv(strlen($word), 3) + 1;
        foreach ($words as $each) {
            $distance = levenshtein(strtolower($word), $each);
            if ($distance < $least) {
                [$closest, $least] = [$each, $distance];
            }
        }

        return $closest;
    }
}
