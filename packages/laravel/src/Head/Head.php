<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Support\Htmlable;
use Illuminate\Support\HtmlString;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Problem;
use Yy\Laravel\Problems;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Switch\PageSwitch;
use Yy\Laravel\Switch\SwitchState;

/** Builds the HTML of `@yyHead`: meta tags, stylesheet, preloads and script. */
final class Head
{
    public function __construct(
        private readonly Application $app,
        private readonly Schema $schema,
        private readonly Build $build,
        private readonly Problems $problems,
        private readonly FileAddresses $addresses,
        private readonly InlineScript $inline,
        private readonly PageSwitch $switch,
    ) {
    }

    /**
     * @param array<string, mixed> $given options for this page; their defaults are in
     *   `config/yy.php`
     */
    public function html(array $given = []): Htmlable
    {
        $options = new HeadOptions($this->app, $this->schema, $given);
        $missing = $this->build->isPresent() ? [] : [new Problem('YY-807', "no built files in {$this->build->folder}")];
        $switch = $this->switch->of($options->raw('switch'));
        $switchProblems = array_map(fn (string $problem) => new Problem('YY-805', $problem), $switch->problems);
        $problems = [...$options->problems($this->build), ...$switchProblems, ...$missing];
        $this->problems->report('@yyHead', $problems, 'YY-804', $switch->cause);

        return new HtmlString(implode("\n", [
            ...(new HeadMetas($this->app, $this->problems, $options))->tags(),
            ...$this->switchBlock($options, $switch),
            ...($missing === [] ? $this->files($options) : []),
            ...$this->speculationRules($options),
        ]));
    }

    /**
     * The switch comes before the script, which reads it before the first tag.
     *
     * @return list<string>
     */
    private function switchBlock(HeadOptions $options, SwitchState $switch): array
    {
        $kind = ['type' => 'application/json', 'id' => 'yy-switch', 'data-src' => $options->get('switch_src')];

        return $options->hasSwitch() ? [Markup::jsonScript([...$kind, 'nonce' => $options->nonce()], $switch->value)] : [];
    }

    /** @return list<string> */
    private function speculationRules(HeadOptions $options): array
    {
        $speculation = $options->speculation();
        $rules = $speculation->problems() === [] ? $speculation->rules(HeadMetas::root($this->app)) : [];

        return $rules === [] ? [] : [Markup::jsonScript(['type' => 'speculationrules', 'nonce' => $options->nonce()], $rules)];
    }

    /** @return list<string> */
    private function files(HeadOptions $options): array
    {
        // Turbo loads the whole page when the URL of a tracked stylesheet changes, which it does
        // with the version.
        $stylesheets = array_map(
            fn (string $name) => Markup::tag('link', ['rel' => 'stylesheet', ...$this->fetched($options, 'href', $name), 'data-turbo-track' => 'reload']),
            ['yy.css', ...($options->get('looks') ? ['yy.looks.css'] : [])],
        );
        if ($options->get('classic')) {
            return [...$stylesheets, ...$this->doctor($options, ['defer' => 'defer']), $this->script($options, 'yy.all.js', ['defer' => 'defer'])];
        }
        // Stylesheets and the photos of the first screen are more urgent than code.
        $preloads = array_map(
            fn (string $file) => Markup::tag('link', ['rel' => 'modulepreload', 'fetchpriority' => 'low', ...$this->fetched($options, 'href', $file), 'nonce' => $options->nonce()]),
            [
                ...$this->build->preloads($options->folder(), $options->preloadedTags()),
                ...($options->hasSwitch() ? $this->build->admission($options->folder()) : []),
            ],
        );
        $module = ['type' => 'module'];

        return [...$this->importMap($options), ...$stylesheets, ...$preloads, ...$this->doctor($options, $module), $this->module($options)];
    }

    private function module(HeadOptions $options): string
    {
        // An inline script would run before the doctor.
        if (! $options->get('inline') || $options->hasDoctor() || $options->inlineProblems($this->build) !== []) {
            return $this->script($options, 'yy.js', ['type' => 'module']);
        }
        $attributes = ['type' => 'module', 'async' => '', 'nonce' => $options->nonce()];

        return Markup::tag('script', $attributes, $this->inline->text($options->folder()));
    }

    /**
     * The doctor runs before the widgets, so that it records their first events.
     *
     * @param array<string, string> $kind
     *
     * @return list<string>
     */
    private function doctor(HeadOptions $options, array $kind): array
    {
        return $options->hasDoctor() ? [$this->script($options, 'yy.doctor.js', [...$kind, 'data-docs' => $options->get('guide')])] : [];
    }

    /** @param array<string, ?string> $attributes */
    private function script(HeadOptions $options, string $name, array $attributes): string
    {
        return Markup::tag('script', [...$attributes, ...$this->fetched($options, 'src', $name), 'nonce' => $options->nonce()], '');
    }

    /**
     * A browser ignores an import map after the first module.
     *
     * @return list<string>
     */
    private function importMap(HeadOptions $options): array
    {
        $digests = $options->get('integrity') === true ? $this->build->moduleDigests($options->folder()) : [];
        if ($digests === []) {
            return [];
        }
        $addresses = array_map($this->addresses->of(...), array_keys($digests));
        $map = ['integrity' => array_combine($addresses, $digests)];

        return [Markup::jsonScript(['type' => 'importmap', 'nonce' => $options->nonce()], $map)];
    }

    /** @return array<string, ?string> */
    private function fetched(HeadOptions $options, string $attribute, string $name): array
    {
        $path = $options->folder().$name;

        return [
            $attribute => $this->addresses->of($path),
            'integrity' => $options->get('integrity') ? $this->build->digest($path) : null,
            'crossorigin' => $this->addresses->areCrossOrigin() ? 'anonymous' : null,
        ];
    }
}
