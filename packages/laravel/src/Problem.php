<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Illuminate\Container\Container;
use InvalidArgumentException;
use Stringable;

/**
 * A sentence about what an author wrote wrongly, with the code of the mistake, which the guide explains: `YY-801` at
 * `guia/erros/801`. The codes are those of `packages/domain/src/mistakes`.
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
     * The codes of sentences, each once.
     *
     * @param list<string|self> $sentences
     * @param string $code of those that have none of their own
     *
     * @return list<string>
     */
    public static function codes(array $sentences, string $code): array
    {
        $codes = array_map(fn (string|self $sentence) => $sentence instanceof self ? $sentence->code : $code, $sentences);

        return array_values(array_unique($codes));
    }

    /** `YY-801 guia/erros/801`; with the address where `yy.guide` says where the guide is. */
    public static function explained(string $code): string
    {
        $page = 'guia/erros/'.substr($code, strlen('YY-'));
        $app = Container::getInstance();
        $guide = $app->bound('config') ? $app->make('config')->get('yy.guide') : null;

        return "$code ".(is_string($guide) && str_contains($guide, self::PAGES) ? str_replace(self::PAGES, $page, $guide) : $page);
    }

    /** For what is no matter of a page, and is thrown everywhere. */
    public static function error(string $code, string $sentence): InvalidArgumentException
    {
        return new InvalidArgumentException("$sentence\n".self::explained($code));
    }
}
