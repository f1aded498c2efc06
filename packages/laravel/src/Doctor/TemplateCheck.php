<?php

declare(strict_types=1);

namespace Yy\Laravel\Doctor;

use Yy\Laravel\Problem;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Schema\Widget;
use Yy\Laravel\Spelling;
use Yy\Laravel\Values\AttributeValue;
use Yy\Laravel\Values\Unfit;
use Yy\Laravel\View\TagAttributes;

/**
 * Checks the `<x-yy-…>` of a Blade template without running it. Finds unknown components, unknown
 * and missing attributes, and invalid literal values. PHP expressions are checked when the page is
 * rendered.
 */
final class TemplateCheck
{
    private const COMMENT = '/\{\{--.*?--\}\}/s';

    /** Matches a tag: its name, and its attributes, which may have `>` in quotes and in `{{ }}`. */
    private const TAG = '~<x-(yy[-:][\w:.-]*)((?:\s+(?:"[^"]*"|\'[^\']*\'|\{\{.*?\}\}|[^"\'>])*)?)/?>~s';

    /** Matches an attribute: its name, and its value if it has one. */
    private const ATTRIBUTE = '~(?<=\s)([:@\w][\w:.@-]*)(?:\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\'>]+))?~';

    public function __construct(private readonly Schema $schema)
    {
    }

    /** @return list<array{int, Problem}> line and problem */
    public function problems(string $template): array
    {
        $text = preg_replace_callback(self::COMMENT, fn (array $match) => preg_replace('/[^\n]/', ' ', $match[0]), $template) ?? '';
        preg_match_all(self::TAG, $text, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
        $problems = [];
        foreach ($tags as [[, $offset], [$name], [$inside]]) {
            $line = substr_count($text, "\n", 0, $offset) + 1;
            foreach ($this->problemsOf($name, $inside) as $problem) {
                $problems[] = [$line, new Problem($problem->code, "<x-$name>: $problem")];
            }
        }

        return $problems;
    }

    /** @return list<Problem> */
    private function problemsOf(string $tag, string $inside): array
    {
        $widget = str_starts_with($tag, 'yy-') ? $this->schema->find($tag) : null;
        if ($widget === null) {
            $names = array_map(fn (Widget $each) => "<x-{$each->tag}>", $this->schema->widgets());

            return [new Problem('YY-810', 'no such component'.Spelling::didYouMean("<x-$tag>", $names))];
        }
        $given = $this->attributes($inside);
        $problems = [];
        foreach ($given as $written => $value) {
            $problems[] = $this->problem($widget, (string) $written, $value);
        }
        // `{{ $attributes }}` or `:attributes="…"` may contain the required attributes.
        if (! preg_match('/\{\{|(^|\s):attributes\b/', preg_replace('/"[^"]*"|\'[^\']*\'/s', '""', $inside) ?? '')) {
            $names = array_map($this->name(...), array_map('strval', array_keys($given)));
            foreach ($widget->attributes as $attribute) {
                if ($attribute->isRequired && ! in_array($attribute->name, $names, true)) {
                    $problems[] = new Problem('YY-101', "{$attribute->name} is required");
                }
            }
        }

        return array_values(array_filter($problems));
    }

    /**
     * @return array<string, ?string> name as it is written, `:user-id`, → text between the quotes;
     *   null without a value
     */
    private function attributes(string $inside): array
    {
        $unspread = preg_replace('/\{\{.*?\}\}(?=\s|$)/s', '', $inside) ?? '';
        preg_match_all(self::ATTRIBUTE, $unspread, $found, PREG_SET_ORDER);
        $attributes = [];
        foreach ($found as $match) {
            $attributes[$match[1]] = isset($match[2]) ? preg_replace('/\A(["\'])(.*)\1\z/s', '$2', $match[2]) : null;
        }

        return $attributes;
    }

    private function problem(Widget $widget, string $written, ?string $value): ?Problem
    {
        $name = $this->name($written);
        $attribute = $widget->attribute($name);
        if ($attribute === null) {
            return in_array($name, ['attributes', 'key'], true) ? null : TagAttributes::nameProblem($widget, $this->schema, $name);
        }
        if (str_contains($value ?? '', '{{')) {
            return new Problem('YY-102', "$name=\"{{ … }}\" would be escaped twice: write :$name=\"…\"");
        }
        if (str_starts_with($written, ':') || preg_match('/@|\{!!/', $value ?? '')) {
            return null;
        }
        try {
            (new AttributeValue($attribute))->text(html_entity_decode($value ?? 'true', ENT_QUOTES | ENT_HTML5));
        } catch (Unfit $unfit) {
            return $unfit->problem($name);
        }

        return null;
    }

    /** The name of the attribute: `user-id` for `:user-id` and `userId`. */
    private function name(string $written): string
    {
        return strtolower(preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', '-', preg_replace('/\A:(?!:)/', '', $written)) ?? '');
    }
}
