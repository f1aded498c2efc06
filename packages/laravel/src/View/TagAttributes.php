<?php

declare(strict_types=1);

namespace Yy\Laravel\View;

use Illuminate\Support\Arr;
use Illuminate\Support\HtmlString;
use Yy\Laravel\Problem;
use Yy\Laravel\Schema\Attribute;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Schema\Widget;
use Yy\Laravel\Spelling;
use Yy\Laravel\Values\AttributeValue;
use Yy\Laravel\Values\Unfit;

/**
 * Converts the attributes of a component to those of its tag. Invalid attributes are left out, and
 * described in `problems`.
 */
final class TagAttributes
{
    /** Attributes of every HTML element, except `aria-…`, `data-…` and event handlers. */
    private const GLOBAL = [
        'accesskey', 'autocapitalize', 'autofocus', 'class', 'contenteditable', 'dir', 'draggable', 'enterkeyhint', 'hidden',
        'id', 'inert', 'inputmode', 'itemid', 'itemprop', 'itemref', 'itemscope', 'itemtype', 'lang', 'part', 'popover',
        'role', 'slot', 'spellcheck', 'style', 'tabindex', 'title', 'translate',
    ];

    /** Matches `aria-…`, `data-…`, and the attributes of Alpine, Livewire, htmx, Vue and Unpoly. */
    private const PREFIXED = '/\A(?:aria|data|x|hx|v|up|wire)[-:]|[:@.]/';

    private const NAME = '/\A[^\s"\'<>\/=\x00-\x1f\x7f]+\z/u';

    /** @var array<string, string> name on the tag → escaped text */
    private array $written = [];

    /** @var list<string> */
    private array $problems = [];

    /**
     * @param array<string, mixed> $given parameter, `userId` → value
     * @param array<string, mixed> $others the component's `$attributes`, which are no parameters
     */
    public function __construct(private readonly Widget $widget, private readonly Schema $schema, array $given, array $others)
    {
        foreach ($widget->attributes as $name => $attribute) {
            // Blade has escaped attributes that were passed on with `:attributes="$attributes"`.
            $passedOn = $others[$name] ?? null;
            $value = $given[$attribute->parameter] ?? (is_string($passedOn) ? new HtmlString($passedOn) : $passedOn);
            unset($others[$name]);
            $this->write($attribute, $value);
        }
        foreach ($others as $name => $value) {
            $this->pass((string) $name, $value);
        }
    }

    /** @return list<Problem> sentences */
    public function problems(): array
    {
        return $this->problems;
    }

    public function has(Attribute $attribute): bool
    {
        return isset($this->written[$attribute->html]);
    }

    /** Adds an attribute, unless it was given. */
    public function add(Attribute $attribute, mixed $value): void
    {
        $this->written[$attribute->html] ??= (new AttributeValue($attribute))->html($value);
    }

    /** All attributes, with a space before each: ` data-user-id="3" class="big"`. */
    public function html(): string
    {
        $html = '';
        foreach ($this->written as $name => $text) {
            $html .= " $name=\"$text\"";
        }

        return $html;
    }

    /** @return ?Problem the problem with the name of an attribute; null when it is allowed */
    public static function nameProblem(Widget $widget, Schema $schema, string $name): ?Problem
    {
        foreach ($widget->attributes as $own) {
            if ($own->html === strtolower($name)) {
                return new Problem('YY-801', "$name is the widget's own: write {$own->name} instead");
            }
        }
        $isKnown = $widget->attribute($name) || in_array($name, self::GLOBAL, true) || preg_match(self::PREFIXED, $name);
        if ($isKnown && preg_match(self::NAME, $name)) {
            return null;
        }
        $guess = Spelling::didYouMean($name, [...array_keys($widget->attributes), ...self::GLOBAL]);
        $others = array_map(fn (Widget $other) => $other->component(), array_slice($schema->taking($name), 0, 3));

        return new Problem('YY-801', 'unknown attribute '.(preg_match(self::NAME, $name) ? $name : Unfit::describe($name)).match (true) {
            $guess !== '' => $guess,
            $others !== [] => ', which is one of '.implode(', ', $others),
            default => '',
        });
    }

    private function write(Attribute $attribute, mixed $value): void
    {
        if ($value === null) {
            if ($attribute->isRequired) {
                $this->problems[] = new Problem('YY-101', "{$attribute->name} is required");
            }

            return;
        }
        if ($attribute->deprecated !== null) {
            ['since' => $since, 'use' => $use] = $attribute->deprecated;
            $name = "{$this->widget->component()}: {$attribute->name}";
            trigger_error("$name is deprecated since $since, use $use", E_USER_DEPRECATED);
        }
        try {
            $this->written[$attribute->html] = (new AttributeValue($attribute))->html($value);
        } catch (Unfit $unfit) {
            $this->problems[] = $unfit->problem($attribute->name);
        }
    }

    /**
     * Writes an attribute as Blade does: the value of true is the name itself, and false and null
     * are left out.
     */
    private function pass(string $name, mixed $value): void
    {
        $problem = self::nameProblem($this->widget, $this->schema, $name);
        if ($problem !== null) {
            $this->problems[] = $problem;

            return;
        }
        $text = match (true) {
            $value === true => str_contains($name, ':') || str_starts_with($name, 'x-') ? '' : $name,
            is_array($value) && $name === 'class' => Arr::toCssClasses($value),
            is_array($value) && $name === 'style' => Arr::toCssStyles($value),
            is_int($value), is_float($value) => (string) $value,
            default => AttributeValue::textOf($value),
        };
        if ($text !== null) {
            $this->written[$name] = AttributeValue::escaped($text, isHtml: true);
        } elseif ($value !== null && $value !== false) {
            $this->problems[] = new Problem('YY-803', "$name must be text, got ".Unfit::describe($value));
        }
    }
}
