<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Support\Htmlable;
use Illuminate\Support\HtmlString;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Problems;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Values\AttributeValue;

/** What `@yyHead` writes: metas, stylesheet, preloads and script. */
final class Head
{
    public function __construct(
        private readonly Application $app,
        private readonly Schema $schema,
        private readonly Build $build,
        private readonly Problems $problems,
    ) {
    }

    /**
     * Options and their defaults: `config/yy.php`.
     *
     * @param array<string, mixed> $given
     */
    public function html(array $given = []): Htmlable
    {
        $options = new HeadOptions($this->app, $this->schema, $given);
        $missing = $this->build->isPresent() ? [] : ["no built files in {$this->build->folder}"];
        $this->problems->report('@yyHead', [...$options->problems(), ...$missing]);
        $metas = (new HeadMetas($this->app, $this->problems, $options))->tags();

        return new HtmlString(implode("\n", [...$metas, ...($missing === [] ? $this->files($options) : [])]));
    }

    /** @return list<string> */
    private function files(HeadOptions $options): array
    {
        // Its address changes with the version: then Turbo loads the whole page.
        $stylesheet = $this->tag('link', ['rel' => 'stylesheet', ...$this->fetched($options, 'href', 'yy.css'), 'data-turbo-track' => 'reload']);
        if ($options->get('classic')) {
            return [$stylesheet, ...$this->doctor($options, ['defer' => 'defer']), $this->script($options, 'yy.all.js', ['defer' => 'defer'])];
        }
        $preloads = array_map(
            fn (string $file) => $this->tag('link', ['rel' => 'modulepreload', ...$this->fetched($options, 'href', $file), 'nonce' => $options->nonce()]),
            $this->build->preloads($options->folder(), $options->preloadedTags()),
        );
        $module = ['type' => 'module'];

        return [...$this->importMap($options), $stylesheet, ...$preloads, ...$this->doctor($options, $module), $this->script($options, 'yy.js', $module)];
    }

    /**
     * Before the widgets, whose first events it hears.
     *
     * @param array<string, string> $kind
     *
     * @return list<string>
     */
    private function doctor(HeadOptions $options, array $kind): array
    {
        $isAsked = $options->get('doctor') && $options->environment() === 'development';

        return $isAsked ? [$this->script($options, 'yy.doctor.js', [...$kind, 'data-docs' => $options->get('guide')])] : [];
    }

    /** @param array<string, ?string> $attributes */
    private function script(HeadOptions $options, string $name, array $attributes): string
    {
        return $this->tag('script', [...$attributes, ...$this->fetched($options, 'src', $name), 'nonce' => $options->nonce()], '');
    }

    /**
     * Read before the first module, or the browser ignores it.
     *
     * @return list<string>
     */
    private function importMap(HeadOptions $options): array
    {
        $digests = $options->get('integrity') === true ? $this->build->moduleDigests($options->folder()) : [];
        if ($digests === []) {
            return [];
        }
        $addresses = array_map($this->address(...), array_keys($digests));
        $json = json_encode(
            ['integrity' => array_combine($addresses, $digests)],
            JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG,
        );

        return [$this->tag('script', ['type' => 'importmap', 'nonce' => $options->nonce()], $json)];
    }

    /** @return array<string, ?string> */
    private function fetched(HeadOptions $options, string $attribute, string $name): array
    {
        $path = $options->folder().$name;

        return [
            $attribute => $this->address($path),
            'integrity' => $options->get('integrity') ? $this->build->digest($path) : null,
            'crossorigin' => $this->app['config']->get('app.asset_url') ? 'anonymous' : null,
        ];
    }

    /**
     * One base for all files, since modules find each other beside themselves. A path alone, where there is no host for
     * assets: behind a proxy an application may not know its scheme.
     */
    private function address(string $path): string
    {
        $local = "yy/{$this->build->version}/$path";

        return $this->app['config']->get('app.asset_url')
            ? $this->app['url']->asset($local)
            : HeadMetas::root($this->app)."/$local";
    }

    /** @param array<string, ?string> $attributes null leaves one out */
    private function tag(string $name, array $attributes, ?string $content = null): string
    {
        $html = "<$name";
        foreach (array_filter($attributes, is_string(...)) as $attribute => $text) {
            $html .= " $attribute=\"".AttributeValue::escaped($text, isHtml: false).'"';
        }

        return $content === null ? "$html>" : "$html>$content</$name>";
    }
}
