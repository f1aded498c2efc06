<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Illuminate\Container\Container;
use InvalidArgumentException;
use Stringable;

/**
 * A sentence about an author's mistake, with the code of the mistake. The guide explains each code:
 * `YY-801` at `guia/erros/801`. The codes are those of `packages/domain/src/mistakes`.
 */
final class Problem implements Stringable
{
    private const PAGES = 'widgets/{name}';

    public function __construct(public readonly string $code, private readonly string $sentence)
    {
    }

    public function __toString(): string
    {
        return $this->sentence;
    }

    /**
     * The different codes of the sentences.
     *
     * @param list<string|self> $sentences
     * @param string $default the code of a sentence that is no `Problem`
     *
     * @return list<string>
     */
    public static function codes(array $sentences, string $default): array
    {
        $codes = array_map(fn (string|self $sentence) => $sentence instanceof self ? $sentence->code : $default, $sentences);

        return array_values(array_unique($codes));
    }

    /**
     * The code with its page of the guide: `YY-801 guia/erros/801`. It is a URL when `yy.guide`
     * says where the guide is.
     */
    public static function withPage(string $code): string
    {
        $page = 'guia/erros/'.substr($code, strlen('YY-'));
        $app = Container::getInstance();
        $guide = $app->bound('config') ? $app->make('config')->get('yy.guide') : null;

        return "$code ".(is_string($guide) && str_contains($guide, self::PAGES) ? str_replace(self::PAGES, $page, $guide) : $page);
    }

    /** An exception that is thrown in every environment. */
    public static function error(string $code, string $sentence): InvalidArgumentException
    {
        return new InvalidArgumentException("$sentence\n".self::withPage($code));
    }
}
