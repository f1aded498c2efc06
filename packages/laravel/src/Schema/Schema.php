<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

use Yy\Laravel\Spelling;

/** All widgets, as `schema.json` has them. */
final class Schema
{
    /** @var array<string, Widget> by name, `follow_button` */
    private readonly array $widgets;

    public readonly string $version;

    public function __construct(string $file = __DIR__.'/../../schema.json')
    {
        $data = json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
        $this->version = $data['version'];
        $widgets = array_map(fn (array $widget) => new Widget($widget, $data['common']), $data['widgets']);
        $this->widgets = array_column(array_map(fn (Widget $widget) => [$widget->name, $widget], $widgets), 1, 0);
    }

    /** @return array<string, Widget> by name */
    public function widgets(): array
    {
        return $this->widgets;
    }

    /** @param string $name `follow_button`, `follow-button` or `yy-follow-button` */
    public function find(string $name): ?Widget
    {
        return $this->widgets[str_replace('-', '_', preg_replace('/\Ayy[-_]/', '', $name))] ?? null;
    }

    /** What is wrong with the name of a widget, with the one that may have been meant. */
    public function unknown(string $name): string
    {
        $kebab = str_replace('_', '-', $name);

        return "no widget is called $name".Spelling::didYouMean($kebab, array_column($this->widgets, 'kebab'));
    }

    /** @return list<Widget> those that take this attribute */
    public function taking(string $kebab): array
    {
        return array_values(array_filter($this->widgets, fn (Widget $widget) => $widget->attribute($kebab) !== null));
    }
}
