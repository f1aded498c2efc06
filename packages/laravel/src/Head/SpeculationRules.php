<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Yy\Laravel\Values\Unfit;

/**
 * Which pages a browser may fetch (`prefetch`) or render (`prerender`) before the visitor follows a link to them:
 * `<script type="speculationrules">`. Pages of this application alone, and none whose link changes something.
 */
final class SpeculationRules
{
    private const ACTIONS = ['prefetch', 'prerender'];

    /** `immediate` is not among them: it takes every link of a page. */
    private const EAGERNESS = ['conservative', 'moderate', 'eager'];

    /**
     * @param mixed $speculation a word, or action → word
     * @param mixed $moreExcept paths besides the usual ones
     */
    public function __construct(private readonly mixed $speculation, private readonly mixed $moreExcept)
    {
    }

    /** @return list<string> what is wrong with either value */
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
     * The rules as JSON takes them; call this when `problems()` is empty.
     *
     * @param string $root the path that the application is below, `/loja`; empty at the origin's root
     *
     * @return array<string, mixed> empty for none
     */
    public function rules(string $root): array
    {
        ['except' => $except, 'links' => $links] = self::leftOut();
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

    /** As a URL pattern; it says nothing of the query, so any will do. */
    private static function below(string $path): string
    {
        return preg_match('~[{(:?]|\*\z~', $path) ? $path : rtrim($path, '/').'{/*}?';
    }

    /** @return array{except: list<string>, links: list<string>} */
    private static function leftOut(): array
    {
        return json_decode((string) file_get_contents(__DIR__.'/../../speculation.json'), true, flags: JSON_THROW_ON_ERROR);
    }
}
