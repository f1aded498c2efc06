<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Yy\Laravel\Values\Unfit;

/**
 * The rules in `<script type="speculationrules">`: which pages a browser may fetch (`prefetch`) or
 * render (`prerender`) before the visitor follows a link to them. They include only pages of this
 * application, and no link that changes data.
 */
final class SpeculationRules
{
    private const ACTIONS = ['prefetch', 'prerender'];

    /** `immediate` is not allowed, because it would load every link of a page. */
    private const EAGERNESS = ['conservative', 'moderate', 'eager'];

    /**
     * @param mixed $speculation eagerness, or action → eagerness
     * @param mixed $moreExcept paths in addition to those of `speculation.json`
     */
    public function __construct(private readonly mixed $speculation, private readonly mixed $moreExcept)
    {
    }

    /** @return list<string> a sentence for each problem with the values */
    public function problems(): array
    {
        $problems = [];
        foreach ($this->actions() as $action => $eagerness) {
            if (! in_array($action, self::ACTIONS, true) || ! in_array($eagerness, self::EAGERNESS, true)) {
                $problems = ['speculation must be one of "'.implode('", "', self::EAGERNESS).'", or an array that says it of prefetch and '
                    ."prerender, as ['prefetch' => 'eager'], got ".Unfit::describe($this->speculation)];
            }
        }
        foreach ($this->paths() as $path) {
            if (! is_string($path) || ! str_starts_with($path, '/')) {
                $problems[] = 'speculation_except must have paths like /sair or /*/sair, got '.Unfit::describe($path);
            }
        }

        return $problems;
    }

    /**
     * The rules as data for JSON; call this when `problems()` is empty.
     *
     * @param string $root the path of the application, `/loja`; empty at the root of the origin
     *
     * @return array<string, mixed> empty without speculation
     */
    public function rules(string $root): array
    {
        ['except' => $except, 'links' => $links] = self::excluded();
        $below = fn (string $path) => self::below($root.$path);
        $conditions = [
            ['href_matches' => $root === '' ? '/*' : $below('')],
            ['not' => ['href_matches' => array_map($below, [...$except, ...$this->paths()])]],
            ['not' => ['selector_matches' => $links]],
        ];

        return array_map(fn (string $eagerness) => [['where' => ['and' => $conditions], 'eagerness' => $eagerness]], $this->actions());
    }

    /** @return array<mixed> action → eagerness */
    private function actions(): array
    {
        return match (true) {
            ! $this->speculation => [],
            is_array($this->speculation) => $this->speculation,
            default => ['prerender' => $this->speculation],
        };
    }

    /** @return list<mixed> */
    private function paths(): array
    {
        return $this->moreExcept === null ? [] : array_values(is_array($this->moreExcept) ? $this->moreExcept : [$this->moreExcept]);
    }

    /** The URL pattern of a path with all paths below it, and with any query. */
    private static function below(string $path): string
    {
        return preg_match('~[{(:?]|\*\z~', $path) ? $path : rtrim($path, '/').'{/*}?';
    }

    /** @return array{except: list<string>, links: list<string>} */
    private static function excluded(): array
    {
        return json_decode((string) file_get_contents(__DIR__.'/../../speculation.json'), true, flags: JSON_THROW_ON_ERROR);
    }
}
