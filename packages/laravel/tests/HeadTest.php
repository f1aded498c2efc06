<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Auth\GenericUser;
use Illuminate\Support\Facades\Vite;
use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Builds\Build;

final class HeadTest extends TestCase
{
    private function headOf(string $options = ''): string
    {
        return $this->rendered("@yyHead($options)");
    }

    private function digest(string $path): string
    {
        return $this->app->make(Build::class)->digest($path);
    }

    /** @return array<string, string> */
    private function metas(string $options = ''): array
    {
        return array_column($this->tags($this->headOf($options), 'meta'), 'content', 'name');
    }

    public function test_it_writes_the_stylesheet_and_the_module_script_checked_against_the_build(): void
    {
        $html = $this->headOf();
        $this->assertSame(
            [['rel' => 'stylesheet', 'href' => "{$this->base()}/yy.css", 'integrity' => $this->digest('yy.css'), 'data-turbo-track' => 'reload']],
            $this->tags($html, 'link'),
        );
        $this->assertSame(
            [['type' => 'module', 'src' => "{$this->base()}/yy.js", 'integrity' => $this->digest('yy.js')]],
            $this->tags($html, 'script[src]'),
        );
        $this->assertStringNotContainsString('integrity', $this->headOf("['integrity' => false]"));
    }

    public function test_it_writes_yy_looks_css_with_the_option_looks(): void
    {
        $sheets = array_column($this->tags($this->headOf("['looks' => true]"), 'link'), 'integrity', 'href');
        $this->assertSame(
            ["{$this->base()}/yy.css" => $this->digest('yy.css'), "{$this->base()}/yy.looks.css" => $this->digest('yy.looks.css')],
            $sheets,
        );
    }

    public function test_it_takes_the_light_flavour_and_a_classic_script(): void
    {
        $this->assertStringContainsString("{$this->base()}/lite/yy.js", $this->headOf("['flavour' => 'lite']"));
        $classic = $this->headOf("['classic' => true, 'preload' => ['modal']]");
        $this->assertSame([['defer' => 'defer', 'src' => "{$this->base()}/yy.all.js", 'integrity' => $this->digest('yy.all.js')]], $this->tags($classic, 'script'));
        $this->assertStringNotContainsString('modulepreload', $classic);
        $this->assertStringContainsString('flavour must be one of "react", "lite", got "vue"', $this->wrong("@yyHead(['flavour' => 'vue'])"));
    }

    public function test_preloads_name_the_files_of_the_widgets_once(): void
    {
        $hrefs = fn (string $html) => array_column($this->tags($html, 'link[rel=modulepreload]'), 'href');
        $files = ["{$this->base()}/".TestBuild::CORE, "{$this->base()}/".TestBuild::FOLLOW_BUTTON];
        $this->assertSame($files, $hrefs($this->headOf("['preload' => ['follow-button', 'modal']]")));
        $this->assertSame(["{$this->base()}/lite/".TestBuild::CORE], $hrefs($this->headOf("['preload' => 'modal', 'flavour' => 'lite']")));
        $this->assertSame([], $hrefs($this->headOf()));
        $this->assertStringContainsString('preload: no widget is called folow-button, did you mean follow-button?', $this->wrong("@yyHead(['preload' => ['folow-button']])"));
    }

    public function test_preloads_are_those_of_the_widgets_in_slots_and_sections(): void
    {
        $this->writeView('components/layout', "<head>@yyHead(['preload' => 'written'])</head>{{ \$slot }}");
        $html = $this->rendered('<x-layout><x-yy-modal name="a" /></x-layout>');
        $this->assertSame(1, substr_count($html, 'modulepreload'));
        $this->writeView('layouts/app', "<head>@yyHead(['preload' => 'written'])</head>@yield('content')");
        $this->writeView('page', "@extends('layouts.app')\n@section('content')\n<x-yy-modal name=\"a\" />\n@endsection");
        $this->app->forgetScopedInstances();
        $this->assertSame(1, substr_count(view('page')->render(), 'modulepreload'));
    }

    public function test_the_import_map_has_the_digest_of_every_module_before_the_first_of_them(): void
    {
        $html = $this->headOf("['preload' => ['modal']]");
        preg_match('~<script type="importmap">(.*?)</script>~', $html, $map);
        $this->assertSame(['integrity' => [
            "{$this->base()}/yy.js" => $this->digest('yy.js'),
            "{$this->base()}/".TestBuild::CORE => $this->digest(TestBuild::CORE),
        ]], json_decode($map[1], true));
        $this->assertLessThan(strpos($html, 'modulepreload'), strpos($html, 'importmap'));
        $tagsAlone = $this->headOf("['integrity' => 'tags']");
        $this->assertStringNotContainsString('importmap', $tagsAlone);
        $this->assertStringContainsString('integrity=', $tagsAlone);
    }

    public function test_the_nonce_is_that_of_vite_or_given_or_left_out(): void
    {
        $this->assertStringNotContainsString('nonce', $this->headOf());
        Vite::useCspNonce('a"b');
        $html = $this->headOf("['preload' => ['modal']]");
        $this->assertSame(['a"b'], array_values(array_unique(array_column($this->tags($html, 'script, link[rel=modulepreload]'), 'nonce'))));
        $this->assertSame('a"b', $this->metas()['csp-nonce']);
        $this->assertStringNotContainsString('nonce', $this->headOf("['nonce' => false]"));
        config(['yy.nonce' => fn () => 'mine']);
        $this->assertSame('mine', $this->metas()['csp-nonce']);
        config(['yy.nonce' => [Policy::class, 'nonce']]);
        $this->assertSame('of localhost', $this->metas()['csp-nonce']);
        config(['yy.nonce' => fn () => '']);
        $this->assertStringNotContainsString('nonce', $this->headOf());
    }

    public function test_the_csrf_token_is_that_of_the_session(): void
    {
        $this->assertArrayNotHasKey('csrf-token', $this->metas());
        request()->setLaravelSession($this->app['session']->driver());
        session()->regenerateToken();
        $this->assertSame(csrf_token(), $this->metas()['csrf-token']);
        $this->assertSame('_token', $this->metas()['csrf-param']);
        $this->assertArrayNotHasKey('csrf-token', $this->metas("['csrf' => false]"));
    }

    public function test_metas_have_the_environment_and_the_user_id(): void
    {
        $this->assertSame(['yy-user-id' => '', 'yy-environment' => 'testing'], $this->metas());
        $this->be(new GenericUser(['id' => 7]));
        $this->assertSame('7', $this->metas()['yy-user-id']);
        $this->assertArrayNotHasKey('yy-user-id', $this->metas("['user_id' => false]"));
        config(['yy.user_id' => fn () => 'conta-1']);
        $this->assertSame('conta-1', $this->metas()['yy-user-id']);
        $this->assertSame('staging', $this->metas("['environment' => 'staging']")['yy-environment']);
        $this->app->detectEnvironment(fn () => 'local');
        $this->assertSame('development', $this->metas()['yy-environment']);
    }

    public function test_the_doctor_is_written_only_in_development_before_the_widgets(): void
    {
        config(['yy.doctor' => true, 'yy.guide' => '/widgets/{name}']);
        $this->assertStringNotContainsString('yy.doctor.js', $this->headOf());
        $this->app->detectEnvironment(fn () => 'local');
        $scripts = $this->tags($this->headOf(), 'script[src]');
        $this->assertSame(["{$this->base()}/yy.doctor.js", "{$this->base()}/yy.js"], array_column($scripts, 'src'));
        $this->assertSame('/widgets/{name}', $scripts[0]['data-docs']);
        $this->assertStringContainsString('yy.doctor.js', $this->headOf("['classic' => true]"));
    }

    public function test_metas_have_the_given_values_and_only_valid_origins(): void
    {
        config(['yy.guide' => '/widgets/{name}', 'yy.device_type' => fn () => 'desktop', 'yy.icon_sprite' => 'icons.svg']);
        $this->assertEquals([
            'yy-user-id' => '', 'yy-environment' => 'testing', 'yy-guide' => '/widgets/{name}', 'device-type' => 'desktop', 'fingerprint' => 'false',
            'yy-native-app' => 'true', 'yy-icon-sprite' => 'http://localhost/icons.svg', 'yy-photo-host' => '"><script>',
            'yy-allowed-origins' => 'https://a.example https://b.example:8443',
        ], $this->metas("['fingerprint' => false, 'native_app' => true, 'photo_host' => '\"><script>', 'allowed_origins' => ['https://a.example', 'https://b.example:8443']]"));
        $this->assertArrayNotHasKey('device-type', $this->metas("['device_type' => null]"));
        $this->assertStringContainsString('https://a.example/path is no origin', $this->wrong("@yyHead(['allowed_origins' => 'https://a.example/path'])"));
    }

    /** @return iterable<string, array{string, string}> */
    public static function roots(): iterable
    {
        yield 'at the root of its origin' => ['https://loja.example', ''];
        yield 'below a folder' => ['https://loja.example/loja/verde', '/loja/verde'];
    }

    #[DataProvider('roots')]
    public function test_urls_are_below_the_root_of_the_application(string $url, string $root): void
    {
        $this->app['url']->forceRootUrl($url);
        $this->assertStringContainsString("src=\"$root{$this->base()}/yy.js\"", $this->headOf());
        $this->assertSame($root === '' ? null : $root, $this->metas()['yy-root'] ?? null);
    }

    public function test_urls_are_on_the_asset_host(): void
    {
        config(['app.asset_url' => 'https://cdn.example/a']);
        $this->app['url']->useAssetOrigin('https://cdn.example/a');
        $html = $this->headOf("['preload' => ['modal']]");
        foreach ($this->tags($html, 'script[src], link') as $tag) {
            $this->assertStringStartsWith('https://cdn.example/a/yy/', $tag['src'] ?? $tag['href']);
            $this->assertSame('anonymous', $tag['crossorigin']);
        }
    }

    public function test_an_unknown_option_is_reported(): void
    {
        $this->assertStringContainsString('@yyHead: unknown option flavor, did you mean flavour?', $this->wrong("@yyHead(['flavor' => 'lite'])"));
    }

    public function test_missing_files_are_reported_and_the_rest_is_written_in_production(): void
    {
        config(['yy.build' => '/nowhere']);
        $this->assertStringContainsString('@yyHead: no built files in /nowhere', $this->wrong('@yyHead'));
        config(['yy.strict' => false]);
        $html = $this->headOf();
        $this->assertStringContainsString('yy-environment', $html);
        $this->assertStringNotContainsString('<script', $html);
        $this->assertStringContainsString('no built files in /nowhere', $this->log());
    }
}
