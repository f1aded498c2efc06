<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

use Yy\Laravel\Spelling;

/** All widgets of `schema.json`. */
final class Schema
{
    /** @var array<string, Widget> name, `follow_button` → widget */
    private readonly array $widgets;

    public readonly string $version;

    public function __construct(string $file = __DIR__.'/../../schema.json')
    {
        $data = json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
        $this->version = $data['version'];
        $widgets = array_map(fn (array $widget) => new Widget($widget, $data['common']), $data['widgets']);
        $this->widgets = array_column(array_map(fn (Widget $widget) => [$widget->name, $widget], $widgets), 1, 0);
    }

    /** @return array<string, Widget> name → widget */
    public function widgets(): array
    {
        return $this->widgets;
    }

    /** @param string $name `follow_button`, `follow-button` or `yy-follow-button` */
    public function find(string $name): ?Widget
    {
        return $this->widgets[str_replace('-', '_', preg_replace('/\Ayy[-_]/', '', $name))] ?? null;
    }

    /** Says in a sentence that there is no such widget, with a similar name if there is one. */
    public function unknown(string $name): string
    {
        $kebab = str_replace('_', '-', $name);

        return "no widget is called $name".Spelling::didYouMean($kebab, array_column($this->widgets, 'kebab'));
    }

    /** @return list<Widget> the widgets that have this attribute */
    public function taking(string $kebab): array
    {
        return array_values(array_filter($this->widgets, fn (Widget $widget) => $widget->attribute($kebab) !== null));
    }
}
