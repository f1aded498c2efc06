<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

use Illuminate\Support\Str;

/** One custom element and what it takes. */
final class Widget
{
    public readonly string $tag;

    /** `follow_button` */
    public readonly string $name;

    /** `follow-button` */
    public readonly string $kebab;

    /** @var array<string, Attribute> by their names in Blade, `user-id` */
    public readonly array $attributes;

    public function __construct(array $data, array $common)
    {
        $this->tag = $data['tag'];
        $this->name = $data['name'];
        $this->kebab = str_replace('_', '-', $data['name']);
        $attributes = array_map(fn (array $each) => new Attribute($each), [...$data['attributes'], ...$common]);
        $this->attributes = array_combine(array_column($attributes, 'name'), $attributes);
    }

    /** How authors write it: `<x-yy-follow-button>`. */
    public function component(): string
    {
        return "<x-{$this->tag}>";
    }

    /** @return class-string */
    public function componentClass(): string
    {
        return 'Yy\\Laravel\\View\\Components\\'.Str::studly($this->name);
    }

    /** By its name in Blade, `user-id`. */
    public function attribute(string $name): ?Attribute
    {
        return $this->attributes[$name] ?? null;
    }

    /** @return array<string, Attribute> those whose words visitors read */
    public function texts(): array
    {
        return array_filter($this->attributes, fn (Attribute $attribute) => $attribute->isText);
    }
}
