<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Filesystem\Filesystem;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Vite;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Switch\PageSwitch;

final class SwitchTest extends TestCase
{
    private function headWith(mixed $switch, array $options = []): string
    {
        return $this->rendered('@yyHead($options)', ['options' => ['switch' => $switch, ...$options]]);
    }

    /** The block's JSON, because PHP does not distinguish `{}` and `[]`. */
    private static function block(string $html): ?string
    {
        return self::script($html, '#yy-switch[type="application/json"]');
    }

    public function test_it_comes_before_the_script_and_is_absent_by_default(): void
    {
        $html = $this->headWith(['off' => ['yy-select'], 'mount' => ['yy-slider' => 'interaction'], 'failing' => false]);
        $this->assertSame('{"off":["yy-select"],"mount":{"yy-slider":"interaction"},"failing":false}', self::block($html));
        $this->assertLessThan(strpos($html, 'type="module"'), strpos($html, 'yy-switch'));
        $this->assertNull(self::block($this->rendered('@yyHead')));
        $this->assertSame('{}', self::block($this->headWith([])));
        config(['yy.switch' => ['off' => 'yy-form']]);
        $this->assertSame('{"off":["yy-form"]}', self::block($this->rendered('@yyHead')));
    }

    public function test_the_code_that_reads_it_is_preloaded(): void
    {
        $preloads = fn (string $html) => array_column($this->tags($html, 'link[rel=modulepreload]'), 'href');
        $this->assertSame(["{$this->base()}/".TestBuild::ADMISSION], $preloads($this->headWith([])));
        $this->assertSame(["{$this->base()}/lite/".TestBuild::ADMISSION], $preloads($this->headWith([], ['flavour' => 'lite'])));
        $this->assertSame([], $preloads($this->headWith(null)));
    }

    public function test_it_has_the_nonce_of_the_page(): void
    {
        Vite::useCspNonce('abc');
        $this->assertSame([['type' => 'application/json', 'id' => 'yy-switch', 'nonce' => 'abc']], $this->tags($this->headWith([]), '#yy-switch'));
    }

    public function test_it_may_be_a_method_or_a_closure_and_cannot_end_the_script(): void
    {
        config(['yy.switch' => [Policy::class, 'switch']]);
        $html = $this->rendered('@yyHead');
        $this->assertSame(['off' => [['tag' => 'yy-select', 'if' => '</script><!--localhost']]], json_decode(self::block($html), true));
        $this->assertSame(substr_count($html, '<script'), substr_count($html, '</script>'));
        $this->assertStringNotContainsString('<!--', $html);
        $this->assertSame('{"off":["yy-form"]}', self::block($this->headWith(fn () => ['off' => ['yy-form']])));
    }

    public function test_it_may_have_a_url_to_load_it_again_from(): void
    {
        $html = $this->headWith(null, ['switch_src' => '/desligados']);
        $this->assertSame('/desligados', $this->tags($html, '#yy-switch')[0]['data-src']);
        $this->assertSame('{}', self::block($html));
        Route::get('/desligados', fn (PageSwitch $switch) => $switch->value());
        $this->assertSame('{}', $this->get('/desligados')->assertOk()->getContent());
        config(['yy.switch' => ['off' => ['yy-form']]]);
        $this->get('/desligados')->assertExactJson(['off' => ['yy-form']]);
    }

    public function test_a_file_of_the_application_is_read_for_each_page(): void
    {
        $write = fn (string $text) => (new Filesystem())->put("{$this->folder}/storage/switch.json", $text);
        config(['yy.switch' => 'storage/switch.json']);
        $write('{"off": ["yy-select"]}');
        $this->assertSame('{"off":["yy-select"]}', self::block($this->rendered('@yyHead')));
        $write('{"off": ["yy-form"], "mount": {}}');
        $this->assertSame('{"off":["yy-form"]}', self::block($this->rendered('@yyHead')));
        $this->assertSame('{"off":["yy-form"]}', self::block($this->headWith("{$this->folder}/storage/switch.json")));
        $write('{"off": [');
        $this->assertStringContainsString('storage/switch.json cannot be read: Syntax error', $this->wrong('@yyHead'));
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function mistakes(): iterable
    {
        yield 'a key' => [['mout' => []], 'switch has no key mout, did you mean mount?'];
        yield 'a tag' => [['off' => ['yy-selct']], 'switch off names no widget: "yy-selct", did you mean yy-select?'];
        yield 'a rule without a tag' => [['off' => [['if' => 'staff']]], 'switch off names no widget: an array'];
        yield 'no list' => [['off' => 3], 'switch off must be an array, got 3'];
        yield 'too much' => [['flavour' => ['lite' => 101]], 'switch flavour of lite must be a number from 0 to 100, got 101'];
        yield 'no number' => [['flavour' => ['lite' => true]], 'switch flavour of lite must be a number from 0 to 100, got true'];
        yield 'a flavour' => [['flavour' => ['vue' => 1]], 'switch flavour must be one of react, lite, got vue'];
        yield 'more than all' => [['flavour' => ['lite' => 60, 'react' => 60]], 'switch flavour must be 100 at most altogether'];
        yield 'a release' => [['release' => ['9.9.9' => 10]], 'switch release: no build of 9.9.9 is published in'];
        yield 'no shares' => [['release' => 10], 'switch release must be an array, got 10'];
        yield 'a mode' => [['mount' => ['yy-slider' => 'late']], 'switch mount of yy-slider must be one of eager, visible, interaction, got "late"'];
        yield 'a tag to mount' => [['mount' => ['yy-x' => 'eager']], 'switch mount names no widget: yy-x'];
        yield 'no JSON' => [['failing' => ['share' => NAN]], 'switch cannot be written as JSON: '];
        yield 'no file' => ['config/none.json', 'config/none.json cannot be read: File does not exist'];
        yield 'something else' => [3, 'switch must be an array, got 3'];
    }

    #[DataProvider('mistakes')]
    public function test_invalid_rules_are_reported_and_never_break_the_page(mixed $switch, string $message): void
    {
        $this->assertStringContainsString($message, $this->wrong('@yyHead(["switch" => $switch])', ['switch' => $switch]));
        config(['yy.strict' => false]);
        $this->assertSame('{}', self::block($this->headWith($switch)));
        $this->assertStringContainsString($message, $this->log());
    }

    public function test_valid_rules_beside_invalid_ones_are_used(): void
    {
        config(['yy.strict' => false]);
        $this->assertSame('{"off":["yy-form"]}', self::block($this->headWith(['off' => ['yy-nada', 'yy-form'], 'flavour' => ['lite' => 200]])));
    }

    public function test_a_closure_that_throws_switches_nothing_off_and_the_log_has_its_line(): void
    {
        config(['yy.switch' => fn () => throw new RuntimeException('banco fora')]);
        $this->assertStringContainsString('switch: RuntimeException: banco fora', $this->wrong('@yyHead'));
        config(['yy.strict' => false]);
        $this->assertSame('{}', self::block($this->rendered('@yyHead')));
        $this->assertStringContainsString('banco fora at '.__FILE__, $this->log());
    }

    public function test_a_release_stands_for_the_folder_of_its_newest_build(): void
    {
        $current = $this->app->make(Build::class)->version;
        [$version] = explode('-', $current);
        $this->assertSame("{\"release\":{\"$current\":10}}", self::block($this->headWith(['release' => [$version => 10]])));
        TestBuild::write("{$this->folder}/public/yy/0.4.0-11111111");
        $this->assertSame(
            "{\"release\":{\"0.4.0-11111111\":10,\"$current\":5.5}}",
            self::block($this->headWith(['release' => ['0.4.0' => 10, $current => 5.5]])),
        );
    }

    public function test_it_may_be_features_of_pennant(): void
    {
        $features = ['yy_follow_button_off' => true, 'yy_select_off' => false, 'yy_lite' => true, 'other' => true];
        $this->assertSame(['off' => ['yy-follow-button'], 'flavour' => ['lite' => 100]], PageSwitch::ofFeatures($features));
        $this->assertSame('{"off":["yy-select"]}', self::block($this->headWith(fn () => PageSwitch::ofFeatures(['yy_select_off' => true]))));
    }

    public function test_the_doctor_reports_problems_that_need_no_request(): void
    {
        config(['yy.switch' => ['off' => ['yy-selct']]]);
        $this->assertStringContainsString('config/yy.php: switch off names no widget: "yy-selct"', $this->command('yy:doctor')[1]);
        config(['yy.switch' => fn () => throw new RuntimeException('asked')]);
        $this->assertStringNotContainsString('config/yy.php', $this->command('yy:doctor')[1]);
    }
}
