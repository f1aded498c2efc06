<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Schema\Schema;

final class TextsTest extends TestCase
{
    private function label(string $attributes = ''): ?string
    {
        $this->app->forgetScopedInstances();

        return $this->attribute($this->followButton($attributes), 'data-label');
    }

    private function override(string $locale, string $php): void
    {
        $folder = "{$this->folder}/lang/vendor/yy/$locale";
        mkdir($folder, recursive: true);
        file_put_contents("$folder/widgets.php", "<?php return $php;");
    }

    public function test_texts_are_portuguese_unless_another_locale_is_set(): void
    {
        $this->assertSame('en', $this->app->getLocale());
        $this->assertNull($this->label());
        config(['yy.locale' => 'app']);
        $this->assertSame('follow', $this->label());
        $this->app->setLocale('es-AR');
        $this->assertNull($this->label());
        $this->assertStringContainsString('data-label-following="siguiendo"', $this->followButton(''));
        foreach (['pt', 'pt-BR', 'pt_BR', 'ja'] as $portuguese) {
            $this->app->setLocale($portuguese);
            $this->assertNull($this->label(), $portuguese);
        }
        config(['yy.locale' => 'en_US']);
        $this->assertSame('follow', $this->label());
    }

    public function test_a_tag_has_the_texts_that_differ_and_an_attribute_takes_precedence(): void
    {
        $this->override('pt_BR', "['follow_button' => ['label' => 'acompanhar \"já\"', 'label_following' => 'seguindo']]");
        $html = $this->followButton('');
        $this->assertStringContainsString('data-label="acompanhar &quot;já&quot;"', $html);
        $this->assertStringNotContainsString('data-label-following', $html);
        $this->assertSame('quero', $this->label('label="quero"'));
        $this->assertSame('<yy-flash></yy-flash>', $this->rendered('<x-yy-flash />'));
    }

    /** @return iterable<string, array{string, string}> */
    public static function mistakes(): iterable
    {
        yield 'a widget' => ["['folow_button' => []]", 'yy::widgets.folow_button: no widget is called folow_button, did you mean follow-button?'];
        yield 'a name' => ["['follow_button' => ['labl' => 'a']]", 'yy::widgets.follow_button.labl is no text of <x-yy-follow-button>, did you mean label?'];
        yield 'no texts' => ["['follow_button' => 'a']", 'yy::widgets.follow_button must hold its texts'];
        yield 'a number' => ["['follow_button' => ['label' => 5]]", 'yy::widgets.follow_button.label must be a string'];
        yield "Laravel's placeholder" => ["['count_badge' => ['label' => ':count novas']]", 'yy::widgets.count_badge.label has its values in braces: {count}, not :count'];
        yield 'a strange value' => ["['count_badge' => ['label' => '{cont} novas']]", 'yy::widgets.count_badge.label does not know {cont}'];
    }

    #[DataProvider('mistakes')]
    public function test_wrong_texts_are_reported(string $texts, string $problem): void
    {
        $this->override('pt_BR', $texts);
        $this->assertSame("texts of pt_BR: $problem", $this->wrong('<x-yy-flash />'));
    }

    public function test_the_languages_have_all_texts_and_portuguese_those_of_the_widgets(): void
    {
        $keys = fn (string $locale) => array_map(array_keys(...), require __DIR__."/../lang/$locale/widgets.php");
        $this->assertSame($keys('pt_BR'), $keys('en'));
        $this->assertSame($keys('pt_BR'), $keys('es'));
        foreach (['pt_BR', 'en', 'es'] as $locale) {
            config(['yy.locale' => $locale]);
            $this->app->forgetScopedInstances();
            $this->assertSame('', $this->wrong('<x-yy-flash />'));
        }
        foreach (require __DIR__.'/../lang/pt_BR/widgets.php' as $name => $texts) {
            foreach ($texts as $key => $text) {
                $this->assertSame($this->app->make(Schema::class)->find($name)->attribute(str_replace('_', '-', $key))->default, $text);
            }
        }
    }
}
