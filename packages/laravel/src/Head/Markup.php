<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Yy\Laravel\Values\AttributeValue;

/** Writes the HTML of elements in a head. */
final class Markup
{
    /**
     * @param array<string, ?string> $attributes an attribute that is null is left out
     * @param ?string $content HTML; null for an element without an end tag
     */
    public static function tag(string $name, array $attributes, ?string $content = null): string
    {
        $html = "<$name";
        foreach (array_filter($attributes, is_string(...)) as $attribute => $text) {
            $html .= " $attribute=\"".AttributeValue::escaped($text, isHtml: false).'"';
        }

        return $content === null ? "$html>" : "$html>$content</$name>";
    }

    /** @param array<string, ?string> $attributes */
    public static function jsonScript(array $attributes, mixed $value): string
    {
        return self::tag('script', $attributes, self::scriptJson($value));
    }

    /** JSON for a script. It cannot end the script. */
    public static function scriptJson(mixed $value): string
    {
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG);
    }
}
