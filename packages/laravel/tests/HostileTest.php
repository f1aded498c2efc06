<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Support\HtmlString;
use Illuminate\View\ComponentAttributeBag;
use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Schema\Widget;

/**
 * Writes the texts and URLs of attacks into every attribute of every widget. None breaks out of it.
 */
final class HostileTest extends TestCase
{
    /** @return list<string> */
    private static function payloads(): array
    {
        $json = file_get_contents(__DIR__.'/../../../testing/attacks/testing/payloads.json');
        // PHP cannot decode a lone surrogate.
        $whole = preg_replace('/\\\\ud[89ab]..(?!\\\\ud[c-f])|(?<!\\\\ud[89ab]..)\\\\ud[c-f]../i', '\ufffd', $json);
        $payloads = json_decode($whole, true, flags: JSON_THROW_ON_ERROR);
        $texts = preg_replace_callback('/\{([^*{}]+)\*(\d+)\}/', fn (array $match) => str_repeat($match[1], (int) $match[2]), array_merge(...array_values($payloads['texts'])));

        return [...str_replace('{run}', 'ran(1)', $texts), ...$payloads['foreignUrls'], ...$payloads['brokenUrls'], "\0", "\xff\"><b>", '{{ 7 * 7 }}', "' onx='", '<?php echo 1 ?>'];
    }

    /** @return iterable<string, array{string}> */
    public static function widgets(): iterable
    {
        foreach ((new Schema())->widgets() as $widget) {
            yield $widget->tag => [$widget->name];
        }
    }

    #[DataProvider('widgets')]
    public function test_nothing_breaks_out_of_an_attribute(string $name): void
    {
        config(['yy.strict' => false, 'logging.default' => 'null']);
        $widget = $this->app->make(Schema::class)->find($name);
        $names = array_keys($widget->attributes);
        $passed = ['title', 'class', 'aria-label', 'data-more', 'x-data'];
        $given = implode('', array_map(fn (string $each) => " :$each=\"\$value\"", [...$names, ...$passed]));
        $this->writeView('hostile', "<x-{$widget->tag}$given>bom</x-{$widget->tag}>");
        foreach (self::payloads() as $payload) {
            foreach ([$payload, new HtmlString($payload), [$payload => $payload, 'a' => [$payload]], str($payload)] as $value) {
                $this->assertHarmless($widget, view('hostile', ['value' => $value])->render(), $passed, $payload);
            }
        }
        // Attributes that are passed on may have any name, too.
        $this->writeView('passed-on', "<x-{$widget->tag} :attributes=\"\$bag\">bom</x-{$widget->tag}>");
        foreach (self::payloads() as $payload) {
            $bag = new ComponentAttributeBag([$payload => 'a', "x-$payload" => 'b', "data-$payload" => 'c']);
            $html = view('passed-on', ['bag' => $bag])->render();
            $this->assertSame('bom', self::element($html)->innerHTML, $payload);
            $this->assertSame(1, substr_count($html, '<'.$widget->tag));
            $this->assertDoesNotMatchRegularExpression('/\son\w+\s*=/i', preg_replace('/"[^"]*"/', '', $html), $payload);
        }
    }

    /** @param list<string> $passed */
    private function assertHarmless(Widget $widget, string $html, array $passed, string $payload): void
    {
        $element = self::element($html);
        $this->assertSame($widget->tag, strtolower($element->tagName), $payload);
        $this->assertSame('bom', $element->innerHTML, $payload);
        $this->assertNull($element->nextSibling, $payload);
        $mayBe = [...array_column($widget->attributes, 'html'), ...$passed];
        $this->assertSame([], array_diff(array_keys(self::attributesOf($element)), $mayBe), $payload);
        foreach ($widget->attributes as $attribute) {
            $written = $element->getAttribute($attribute->html);
            if ($written !== null && $attribute->kind->value === 'url') {
                $this->assertDoesNotMatchRegularExpression('/^[\0-\x20]*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data|vbscript)\s*:/i', $written, $payload);
            }
        }
    }
}
