<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Foundation\Vite;
use Illuminate\Support\Arr;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Callables;
use Yy\Laravel\Problem;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Schema\Widget;
use Yy\Laravel\Spelling;
use Yy\Laravel\Values\Unfit;
use Yy\Laravel\View\WrittenWidgets;

/** The options of `@yyHead`, with those of `config/yy.php` as defaults. */
final class HeadOptions
{
    private const NAMES = [
        'flavour', 'looks', 'classic', 'inline', 'speculation', 'speculation_except', 'switch', 'switch_src',
        'preload', 'integrity', 'nonce', 'csrf', 'doctor', 'environment', 'guide', 'user_id',
        'fingerprint', 'device_type', 'assets_host', 'photo_host', 'icon_sprite', 'native_app', 'allowed_origins',
    ];

    private const FLAVOURS = ['react', 'lite'];

    /** @var array<string, mixed> option → value. Callables are called once. */
    private array $values = [];

    /** @param array<string, mixed> $given */
    public function __construct(
        private readonly Application $app,
        private readonly Schema $schema,
        private readonly array $given,
    ) {
    }

    public function get(string $name): mixed
    {
        if (! array_key_exists($name, $this->values)) {
            $this->values[$name] = Callables::resolve($this->app, $this->raw($name));
        }

        return $this->values[$name];
    }

    /** The value as it was given; a callable is not called. */
    public function raw(string $name): mixed
    {
        return array_key_exists($name, $this->given) ? $this->given[$name] : $this->app['config']->get("yy.$name");
    }

    /** Whether the page has a switch. It may be empty, for rules that come later. */
    public function hasSwitch(): bool
    {
        return $this->raw('switch') !== null || $this->get('switch_src') !== null;
    }

    public function hasDoctor(): bool
    {
        return $this->get('doctor') && $this->environment() === 'development';
    }

    public function speculation(): SpeculationRules
    {
        return new SpeculationRules($this->get('speculation'), $this->get('speculation_except'));
    }

    /** @return list<string> */
    public function inlineProblems(Build $build): array
    {
        $file = InlineScript::file($this->folder());

        return match (true) {
            ! $this->get('inline') => [],
            (bool) $this->get('classic') => ['inline does not go with classic, whose file is too large for a page'],
            $build->isPresent() && ! $build->has($file) => ["inline: the build has no $file"],
            default => [],
        };
    }

    /** The given nonce, else Vite's. */
    public function nonce(): ?string
    {
        $given = $this->get('nonce');

        return match (true) {
            $given === false, $given === '' => null,
            is_string($given) => $given,
            default => $this->app->make(Vite::class)->cspNonce() ?: null,
        };
    }

    /**
     * The environment by the widgets' names. In `development`, which Laravel calls `local`, their
     * errors say more.
     */
    public function environment(): string
    {
        $environment = $this->get('environment') ?? $this->app->environment();

        return $environment === 'local' ? 'development' : $environment;
    }

    /** The flavour's folder in the build: "" or "lite/". */
    public function folder(): string
    {
        return $this->get('flavour') === 'lite' ? 'lite/' : '';
    }

    /** @return list<string> */
    public function preloadedTags(): array
    {
        $widgets = array_filter(array_map($this->schema->find(...), $this->preloaded()));

        return array_values(array_map(fn (Widget $widget) => $widget->tag, $widgets));
    }

    /** @return list<string|Problem> sentences */
    public function problems(Build $build): array
    {
        $problems = [];
        foreach (array_diff(array_keys($this->given), self::NAMES) as $name) {
            $problems[] = "unknown option $name".Spelling::didYouMean((string) $name, self::NAMES);
        }
        if (! in_array($this->get('flavour'), self::FLAVOURS, true)) {
            $problems[] = 'flavour must be one of "react", "lite", got '.Unfit::describe($this->get('flavour'));
        }
        foreach ($this->preloaded() as $name) {
            if ($this->schema->find($name) === null) {
                $problems[] = new Problem('YY-810', 'preload: '.$this->schema->unknown($name));
            }
        }

        return [...$problems, ...$this->speculation()->problems(), ...$this->inlineProblems($build)];
    }

    /** @return list<string> names of the widgets to preload */
    private function preloaded(): array
    {
        $names = $this->get('preload');

        return $names === 'written' ? $this->app->make(WrittenWidgets::class)->names() : array_values(Arr::wrap($names));
    }
}
