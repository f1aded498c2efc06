<?php

declare(strict_types=1);

namespace Yy\Laravel;

/** Suggests a word for a misspelt one. */
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

    /**
     * The word that is most similar to the given one; null without a similar word.
     *
     * @param iterable<string> $words
     */
    public static function similar(string $word, iterable $words): ?string
    {
        $closest = null;
        $minDistance = intdiv(strlen($word), 3) + 1;
        foreach ($words as $each) {
            $distance = levenshtein(strtolower($word), $each);
            if ($distance < $minDistance) {
                [$closest, $minDistance] = [$each, $distance];
            }
        }

        return $closest;
    }
}
