<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Vite;
use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Head\InlineScript;

/** Tests of inline scripts and speculation rules. */
final class ArrivalTest extends TestCase
{
    /** @param array<string, mixed> $options */
    private function headWith(array $options): string
    {
        return $this->rendered('@yyHead($options)', ['options' => $options]);
    }

    /** @param array<string, mixed> $options */
    private function rules(array $options): ?array
    {
        $text = self::script($this->headWith($options), '[type=speculationrules]');

        return $text === null ? null : json_decode($text, true);
    }

    /** @param array<string, mixed> $more */
    private function conditions(array $more = []): array
    {
        return $this->rules(['speculation' => 'moderate', ...$more])['prerender'][0]['where']['and'];
    }

    public function test_there_are_no_rules_by_default(): void
    {
        foreach ([[], ['speculation' => false], ['speculation' => []], ['speculation' => null]] as $options) {
            $this->assertNull($this->rules($options));
        }
    }

    public function test_the_option_sets_how_eagerly_pages_are_prerendered_or_prefetched(): void
    {
        $eagerness = fn (mixed $speculation) => array_map(fn (array $rules) => $rules[0]['eagerness'], $this->rules(['speculation' => $speculation]));
        $this->assertSame(['prerender' => 'moderate'], $eagerness('moderate'));
        $both = ['prefetch' => 'eager', 'prerender' => 'conservative'];
        $this->assertSame($both, $eagerness($both));
    }

    public function test_the_rules_include_only_pages_of_this_site_that_change_nothing(): void
    {
        config(['yy.speculation_except' => ['/pro/', '/dia/*']]);
        [$first, $paths, $links] = $this->conditions();
        $this->assertSame(['href_matches' => '/*'], $first);
        foreach (['/sair{/*}?', '/*/logout{/*}?', '/carrinho{/*}?', '/api{/*}?', '/pro{/*}?', '/dia/*'] as $path) {
            $this->assertContains($path, $paths['not']['href_matches']);
        }
        foreach (['[data-method]', '[wire\:navigate]', '[rel~=nofollow]', '[download]'] as $link) {
            $this->assertContains($link, $links['not']['selector_matches']);
        }
        $this->assertSame('/a{/*}?', Arr::last($this->conditions(['speculation_except' => '/a'])[1]['not']['href_matches']));
    }

    public function test_the_rules_include_only_pages_below_the_path_of_the_application(): void
    {
        $this->app['url']->forceRootUrl('https://loja.example/loja');
        [$first, $paths] = $this->conditions();
        $this->assertSame(['href_matches' => '/loja{/*}?'], $first);
        $this->assertContains('/loja/sair{/*}?', $paths['not']['href_matches']);
    }

    public function test_the_rules_have_the_nonce_of_the_page_and_cannot_end_their_script(): void
    {
        Vite::useCspNonce('abc');
        $html = $this->headWith(['speculation' => 'moderate', 'speculation_except' => ['/</script>']]);
        $this->assertSame('abc', $this->tags($html, 'script[type=speculationrules]')[0]['nonce']);
        $this->assertStringNotContainsString('/</script>', $html);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        foreach (['immediate', true, 3, ['prefetch' => 'soon'], ['preload' => 'eager'], ['eager']] as $index => $wrong) {
            yield "speculation $index" => [['speculation' => $wrong], 'speculation must be one of "conservative", "moderate", "eager", or an array'];
        }
        yield 'a path' => [['speculation_except' => ['sair']], 'speculation_except must have paths like /sair or /*/sair, got "sair"'];
        yield 'no path' => [['speculation_except' => 3], 'speculation_except must have paths like /sair or /*/sair, got 3'];
        yield 'everything at once' => [['inline' => true, 'classic' => true], 'inline does not go with classic'];
    }

    #[DataProvider('mistakes')]
    public function test_invalid_options_are_reported_and_left_out(array $options, string $message): void
    {
        $this->assertStringContainsString($message, $this->wrong('@yyHead($options)', ['options' => $options]));
        config(['yy.strict' => false]);
        $html = $this->headWith($options);
        $this->assertStringNotContainsString('speculationrules', $html);
        $this->assertCount(1, $this->tags($html, 'script[src]'));
        $this->assertStringContainsString($message, $this->log());
    }

    /** @param array<string, mixed> $more */
    private function inline(array $more = []): ?string
    {
        return self::script($this->headWith(['inline' => true, ...$more]), '[type=module][async]');
    }

    public function test_the_inline_script_has_the_path_of_the_build(): void
    {
        $this->assertSame("load(\"{$this->base()}/\");", $this->inline());
        $this->assertSame("load(\"{$this->base()}/lite/\");", $this->inline(['flavour' => 'lite']));
        $this->assertSame([], $this->tags($this->headWith(['inline' => true]), 'script[src]'));
        config(['app.asset_url' => 'https://cdn.example/a']);
        $this->app['url']->useAssetOrigin('https://cdn.example/a');
        $this->assertSame("load(\"https://cdn.example/a{$this->base()}/\");", $this->inline());
    }

    public function test_the_inline_script_has_the_nonce_or_a_digest_for_the_policy(): void
    {
        $digest = fn (string $text) => "'sha256-".base64_encode(hash('sha256', $text, true))."'";
        $script = $this->app->make(InlineScript::class);
        $this->assertSame($digest($this->inline()), $script->source());
        $this->assertSame($digest($this->inline(['flavour' => 'lite'])), $script->source('lite'));
        Vite::useCspNonce('abc');
        $this->assertSame('abc', $this->tags($this->headWith(['inline' => true]), 'script[async]')[0]['nonce']);
    }

    public function test_the_script_is_a_file_beside_the_doctor_which_records_its_first_events(): void
    {
        $this->app->detectEnvironment(fn () => 'local');
        $sources = array_column($this->tags($this->headWith(['inline' => true, 'doctor' => true]), 'script[src]'), 'src');
        $this->assertSame(["{$this->base()}/yy.doctor.js", "{$this->base()}/yy.js"], $sources);
    }

    public function test_a_build_without_the_inline_script_is_reported(): void
    {
        unlink("{$this->folder}/build/yy.inline.js");
        $this->assertStringContainsString('@yyHead: inline: the build has no yy.inline.js', $this->wrong("@yyHead(['inline' => true])"));
        config(['yy.strict' => false]);
        $html = $this->headWith(['inline' => true]);
        $this->assertSame(["{$this->base()}/yy.js"], array_column($this->tags($html, 'script[src]'), 'src'));
    }
}
