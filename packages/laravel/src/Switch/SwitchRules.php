<?php

declare(strict_types=1);

namespace Yy\Laravel\Switch;

use JsonException;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Builds\PublishedBuilds;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Spelling;
use Yy\Laravel\Values\Unfit;

/**
 * Checks an application's rules about its widgets. Invalid rules are left out, and described in
 * `problems`.
 */
final class SwitchRules
{
    private const KEYS = ['off', 'release', 'flavour', 'mount', 'failing'];

    private const MODES = ['eager', 'visible', 'interaction'];

    private const FLAVOURS = ['react', 'lite'];

    /** @var list<string> sentences */
    private array $problems = [];

    public function __construct(
        private readonly Schema $schema,
        private readonly Build $build,
        private readonly PublishedBuilds $published,
    ) {
    }

    /** Returns the valid rules, and the problems. */
    public function read(mixed $given): SwitchState
    {
        $this->problems = [];
        $value = is_array($given) ? $this->writable($this->parts($given)) : [];
        if (! is_array($given)) {
            $this->refuse('must be an array, got '.Unfit::describe($given));
        }

        return new SwitchState((object) $value, $this->problems);
    }

    /**
     * @param array<mixed> $given
     *
     * @return array<string, mixed>
     */
    private function parts(array $given): array
    {
        foreach (array_diff(array_keys($given), self::KEYS) as $key) {
            $this->refuse("has no key $key".Spelling::didYouMean((string) $key, self::KEYS));
        }

        return array_filter([
            'off' => $this->off($given['off'] ?? []),
            'release' => $this->release($given['release'] ?? []),
            'flavour' => $this->flavour($given['flavour'] ?? []),
            'mount' => $this->mount($given['mount'] ?? []),
            'failing' => $given['failing'] ?? null,
        ], fn (mixed $part) => $part !== null && $part !== []);
    }

    /** @return list<mixed> */
    private function off(mixed $rules): array
    {
        // One tag, or one rule: { tag: …, if: … }.
        $rules = is_string($rules) || isset($rules['tag']) ? [$rules] : $this->pairs('off', $rules);

        return array_values(array_filter($rules, function (mixed $rule): bool {
            $tag = is_array($rule) ? $rule['tag'] ?? null : $rule;

            return $this->isTag($tag) || $this->refuse('off names no widget: '.Unfit::describe($rule).$this->suggestion($tag));
        }));
    }

    /**
     * @return array<string, int|float> folder of a build → percent; the version `0.4.0` stands for
     *   its newest build
     */
    private function release(mixed $given): array
    {
        $shares = [];
        foreach ($this->shares('release', $given) as $version => $percent) {
            $isOfVersion = fn (string $build) => $build === (string) $version || str_starts_with($build, "$version-");
            $builds = array_filter([$this->build->version, ...$this->published->versions()], $isOfVersion);
            $builds === []
                ? $this->refuse("release: no build of $version is published in {$this->published->folder}")
                : $shares[reset($builds)] = $percent;
        }

        return $shares;
    }

    /** @return array<string, int|float> */
    private function flavour(mixed $given): array
    {
        return array_filter($this->shares('flavour', $given), fn (string|int $name) => in_array($name, self::FLAVOURS, true)
            || $this->refuse('flavour must be one of '.implode(', ', self::FLAVOURS).", got $name"), ARRAY_FILTER_USE_KEY);
    }

    /** @return array<string, string> */
    private function mount(mixed $given): array
    {
        return array_filter($this->pairs('mount', $given), fn (mixed $mode, string|int $tag) => $this->isTag($tag)
            ? in_array($mode, self::MODES, true)
                || $this->refuse("mount of $tag must be one of ".implode(', ', self::MODES).', got '.Unfit::describe($mode))
            : $this->refuse("mount names no widget: $tag".$this->suggestion($tag)), ARRAY_FILTER_USE_BOTH);
    }

    /** @return array<string|int, int|float> */
    private function shares(string $key, mixed $given): array
    {
        $isPercent = fn (mixed $percent) => (is_int($percent) || is_float($percent)) && $percent >= 0 && $percent <= 100;
        $valid = array_filter($this->pairs($key, $given), fn (mixed $percent, string|int $name) => $isPercent($percent)
            || $this->refuse("$key of $name must be a number from 0 to 100, got ".Unfit::describe($percent)), ARRAY_FILTER_USE_BOTH);
        if (array_sum($valid) > 100) {
            $this->refuse("$key must be 100 at most altogether");

            return [];
        }

        return $valid;
    }

    /** @return array<mixed> */
    private function pairs(string $key, mixed $given): array
    {
        if (is_array($given)) {
            return $given;
        }
        $this->refuse("$key must be an array, got ".Unfit::describe($given));

        return [];
    }

    /**
     * @param array<string, mixed> $value
     *
     * @return array<string, mixed>
     */
    private function writable(array $value): array
    {
        try {
            json_encode($value, JSON_THROW_ON_ERROR);
        } catch (JsonException $exception) {
            $this->refuse("cannot be written as JSON: {$exception->getMessage()}");

            return [];
        }

        return $value;
    }

    private function isTag(mixed $tag): bool
    {
        return in_array($tag, $this->tags(), true);
    }

    private function suggestion(mixed $tag): string
    {
        return is_string($tag) ? Spelling::didYouMean($tag, $this->tags()) : '';
    }

    /** @return list<string> */
    private function tags(): array
    {
        return array_column($this->schema->widgets(), 'tag');
    }

    /** Adds a problem. Returns false, for use in conditions. */
    private function refuse(string $problem): false
    {
        $this->problems[] = "switch $problem";

        return false;
    }
}
