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

/** What `@yyHead` was given, over what `config/yy.php` says. */
final class HeadOptions
{
    private const NAMES = [
        'flavour', 'looks', 'classic', 'inline', 'speculation', 'speculation_except', 'switch', 'switch_src',
        'preload', 'integrity', 'nonce', 'csrf', 'doctor', 'environment', 'guide', 'user_id',
        'fingerprint', 'device_type', 'assets_host', 'photo_host', 'icon_sprite', 'native_app', 'allowed_origins',
    ];

    private const FLAVOURS = ['react', 'lite'];

    /** @var array<string, mixed> answers of callables, which are asked once */
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
            $this->values[$name] = Callables::answer($this->app, $this->raw($name));
        }

        return $this->values[$name];
    }

    /** As it was given: a callable is not asked. */
    public function raw(string $name): mixed
    {
        return array_key_exists($name, $this->given) ? $this->given[$name] : $this->app['config']->get("yy.$name");
    }

    /** An empty one is there to be filled at a later visit. */
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

    /** The one given, else Vite's. */
    public function nonce(): ?string
    {
        $given = $this->get('nonce');

        return match (true) {
            $given === false, $given === '' => null,
            is_string($given) => $given,
            default => $this->app->make(Vite::class)->cspNonce() ?: null,
        };
    }

    /** As the widgets call it: on an author's machine, which Laravel calls `local`, they say more. */
    public function environment(): string
    {
        $environment = $this->get('environment') ?? $this->app->environment();

        return $environment === 'local' ? 'development' : $environment;
    }

    /** `lite/`, where the files of the flavour are. */
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

    /** @return list<string> names */
    private function preloaded(): array
    {
        $names = $this->get('preload');

        return $names === 'written' ? $this->app->make(WrittenWidgets::class)->names() : array_values(Arr::wrap($names));
    }
}
