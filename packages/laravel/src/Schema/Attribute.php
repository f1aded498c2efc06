<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

/** The name, kind and limits of one attribute of a widget. */
final class Attribute
{
    /** The name in Blade, `user-id`. */
    public readonly string $name;

    /** The name on the tag, `data-user-id`. */
    public readonly string $html;

    /** The name of the component's parameter, `userId`. */
    public readonly string $parameter;

    public readonly Kind $kind;

    public readonly bool $isRequired;

    public readonly bool $isInteger;

    /** Whether it is a text that visitors read. */
    public readonly bool $isText;

    public readonly int|float|null $min;

    public readonly int|float|null $max;

    /** @var list<string> the allowed words of a choice */
    public readonly array $options;

    /** @var list<string> the allowed schemes of a URL, `https:` */
    public readonly array $schemes;

    /** Describes the allowed JSON: `{ name: string }`. */
    public readonly ?string $type;

    /** Describes the allowed strings. */
    public readonly ?string $format;

    /** The widget's own text. */
    public readonly mixed $default;

    /** @var list<string> names of the placeholders in a text, `count` for `{count}` */
    public readonly array $placeholders;

    /** @var ?array{since: string, use: string} */
    public readonly ?array $deprecated;

    public function __construct(array $data)
    {
        $this->name = str_replace('_', '-', $data['name']);
        $this->html = $data['attribute'];
        $this->parameter = lcfirst(str_replace(' ', '', ucwords(str_replace('_', ' ', $data['name']))));
        $this->kind = Kind::from($data['kind']);
        $this->isRequired = $data['required'] ?? false;
        $this->isInteger = $data['integer'] ?? false;
        $this->isText = $data['text'] ?? false;
        $this->min = $data['min'] ?? null;
        $this->max = $data['max'] ?? null;
        $this->options = $data['options'] ?? [];
        $this->schemes = ['http:', 'https:', ...($data['schemes'] ?? [])];
        $this->type = $data['type'] ?? null;
        $this->format = $data['format'] ?? null;
        $this->default = $data['default'] ?? null;
        $this->placeholders = $data['placeholders'] ?? [];
        $this->deprecated = $data['deprecated'] ?? null;
    }

    public function isId(): bool
    {
        return $this->kind === Kind::String && ($this->name === 'id' || str_ends_with($this->name, '-id'));
    }

    public function isInstant(): bool
    {
        return str_contains($this->format ?? '', 'instant');
    }

    /** Describes the allowed values, for messages: "an integer from 1 to 5". */
    public function expectation(): string
    {
        return match ($this->kind) {
            Kind::Boolean => 'true or false',
            Kind::Number => $this->numbers(),
            Kind::Choice => 'one of '.implode(', ', array_map(fn (string $option) => "\"$option\"", $this->options)),
            Kind::Json => "{$this->type}, or JSON of it",
            Kind::Url => 'an '.implode(', ', $this->schemes).' address',
            Kind::String => $this->format ?? 'a string',
        };
    }

    private function numbers(): string
    {
        $noun = $this->isInteger ? 'an integer' : 'a number';

        return match (true) {
            $this->min !== null && $this->max !== null => "$noun from {$this->min} to {$this->max}",
            $this->min !== null => "$noun ≥ {$this->min}",
            $this->max !== null => "$noun ≤ {$this->max}",
            default => $noun,
        };
    }
}
