<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

use Illuminate\Support\Str;

/** One custom element with its attributes. */
final class Widget
{
    public readonly string $tag;

    /** `follow_button` */
    public readonly string $name;

    /** `follow-button` */
    public readonly string $kebab;

    /** @var array<string, Attribute> name in Blade, `user-id` → attribute */
    public readonly array $attributes;

    public function __construct(array $data, array $common)
    {
        $this->tag = $data['tag'];
        $this->name = $data['name'];
        $this->kebab = str_replace('_', '-', $data['name']);
        $attributes = array_map(fn (array $each) => new Attribute($each), [...$data['attributes'], ...$common]);
        $this->attributes = array_combine(array_column($attributes, 'name'), $attributes);
    }

    /** The component's tag: `<x-yy-follow-button>`. */
    public function component(): string
    {
        return "<x-{$this->tag}>";
    }

    /** @return class-string */
    public function componentClass(): string
    {
        return 'Yy\\Laravel\\View\\Components\\'.Str::studly($this->name);
    }

    /** @param string $name in Blade, `user-id` */
    public function attribute(string $name): ?Attribute
    {
        return $this->attributes[$name] ?? null;
    }

    /** @return array<string, Attribute> the attributes with texts that visitors read, by name */
    public function texts(): array
    {
        return array_filter($this->attributes, fn (Attribute $attribute) => $attribute->isText);
    }
}
