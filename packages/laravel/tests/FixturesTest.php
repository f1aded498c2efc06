<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Dom\Element;
use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Schema\Kind;
use Yy\Laravel\Schema\Schema;

/**
 * Tests with the uses of widgets in `testing/generated/fixtures.json`, which all packages share.
 */
final class FixturesTest extends TestCase
{
    /** @return list<array> */
    private static function fixtures(): array
    {
        $text = file_get_contents(__DIR__.'/../../../testing/generated/fixtures.json');

        return json_decode($text, false, flags: JSON_THROW_ON_ERROR)->widgets;
    }

    /** @return iterable<string, array> */
    public static function uses(): iterable
    {
        foreach (self::fixtures() as $widget) {
            foreach ($widget->cases as $use) {
                yield "{$widget->tag}: {$use->name}" => [$widget->tag, (array) $use->arguments, $use->content, $use->html];
            }
        }
    }

    public function test_every_widget_is_there(): void
    {
        $tags = array_column($this->app->make(Schema::class)->widgets(), 'tag');
        $this->assertEqualsCanonicalizing(array_column(self::fixtures(), 'tag'), $tags);
        $components = array_map(fn (string $file) => basename($file, '.php'), glob(__DIR__.'/../src/View/Components/*.php'));
        $classes = array_map(fn ($widget) => class_basename($widget->componentClass()), array_values($this->app->make(Schema::class)->widgets()));
        $this->assertEqualsCanonicalizing($classes, $components);
    }

    #[DataProvider('uses')]
    public function test_a_component_writes_the_tag(string $tag, array $arguments, string $content, string $html): void
    {
        $given = implode('', array_map(fn (string $name) => ' :'.str_replace('_', '-', $name)."=\"\$arguments['$name']\"", array_keys($arguments)));
        $written = $this->rendered("<x-$tag$given>{!! \$content !!}</x-$tag>", ['arguments' => $arguments, 'content' => $content]);
        $this->assertEquals($this->parsedAttributes(self::element($html)), $this->parsedAttributes(self::element($written)));
        $this->assertSame(self::element($html)->innerHTML, self::element($written)->innerHTML);
    }

    /** The attributes of an element. JSON is parsed. */
    private function parsedAttributes(Element $element): array
    {
        $widget = $this->app->make(Schema::class)->find(strtolower($element->tagName));
        $attributes = self::attributesOf($element);
        foreach ($widget->attributes as $attribute) {
            if ($attribute->kind === Kind::Json && isset($attributes[$attribute->html])) {
                $attributes[$attribute->html] = json_decode($attributes[$attribute->html]);
            }
        }

        return $attributes;
    }
}
