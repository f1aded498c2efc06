<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Filesystem\Filesystem;
use Illuminate\Testing\TestResponse;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Builds\PublishedBuilds;

final class BuildsTest extends TestCase
{
    private function build(): Build
    {
        return $this->app->make(Build::class);
    }

    private function fetch(string $path, array $headers = [], ?string $version = null): TestResponse
    {
        return $this->get('/yy/'.($version ?? $this->build()->version)."/$path", ['accept-encoding' => 'identity', ...$headers]);
    }

    /** Replaces the build by that of another release. */
    private function release(string $code): void
    {
        TestBuild::write("{$this->folder}/build", $code);
        $this->app->forgetScopedInstances();
    }

    public function test_a_file_is_immutable_and_for_every_origin(): void
    {
        $answer = $this->fetch('yy.js')->assertOk()->assertHeader('content-type', 'text/javascript; charset=utf-8')
            ->assertHeader('access-control-allow-origin', '*')->assertHeader('x-content-type-options', 'nosniff')->assertHeader('vary', 'accept-encoding');
        $this->assertSame('/* yy.js one */', $answer->streamedContent());
        $this->assertStringContainsString('immutable', $answer->headers->get('cache-control'));
        $this->assertSame([], $answer->headers->getCookies());
        $this->fetch('yy.js', ['if-none-match' => $answer->headers->get('etag')])->assertStatus(304);
        $this->fetch('lite/chunks/../../yy.js')->assertNotFound();
    }

    public function test_a_file_is_compressed_if_the_browser_accepts_it(): void
    {
        $this->assertSame('gzip', $this->fetch('yy.js', ['accept-encoding' => 'br, gzip'])->headers->get('content-encoding'));
        $this->assertNull($this->fetch('yy.js', ['accept-encoding' => 'gzip;q=0'])->headers->get('content-encoding'));
        $this->assertNull($this->fetch('yy.css', ['accept-encoding' => 'gzip'])->headers->get('content-encoding'));
    }

    public function test_only_files_of_the_manifest_are_served(): void
    {
        file_put_contents("{$this->folder}/build/secret.txt", 'x');
        foreach (['secret.txt', 'manifest.json', 'yy.js.map', 'nada.js', '..%2fcomposer.json', 'yy.js.gz'] as $path) {
            $answer = $this->fetch($path)->assertNotFound();
            $this->assertStringContainsString('no-store', $answer->headers->get('cache-control'), $path);
        }
    }

    public function test_a_page_of_another_release_gets_only_files_of_the_same_content(): void
    {
        // The file's name has its digest, so the file is the same in every build.
        $answer = $this->fetch(TestBuild::CORE, version: '0.0.9-abcdef01')->assertOk();
        $this->assertStringContainsString('immutable', $answer->headers->get('cache-control'));
        $answer = $this->fetch('yy.js', version: '0.0.9-abcdef01')->assertNotFound();
        $this->assertStringContainsString('no-store', $answer->headers->get('cache-control'));
    }

    public function test_publishing_keeps_the_newest_builds(): void
    {
        config(['yy.keep_builds' => 2]);
        $versions = [];
        foreach (['one', 'two', 'three'] as $index => $code) {
            $this->release($code);
            $versions[] = $this->build()->version;
            $this->assertSame(0, $this->command('yy:publish')[0]);
            touch("{$this->folder}/public/yy/{$versions[$index]}", 1_700_000_000 + $index);
        }
        $published = $this->app->make(PublishedBuilds::class);
        $this->assertSame([$versions[2], $versions[1]], $published->versions());
        $folder = "{$this->folder}/public/yy/{$versions[1]}";
        $this->assertStringEqualsFile("$folder/".TestBuild::CORE, '/* '.TestBuild::CORE.' two */');
        $this->assertFileExists("$folder/yy.js.gz");
        $this->assertFileDoesNotExist("$folder/yy.js.map");
    }

    public function test_publishing_a_build_again_makes_it_the_newest(): void
    {
        $first = $this->build()->version;
        $this->assertSame(0, $this->command('yy:publish')[0]);
        touch("{$this->folder}/public/yy/$first", 1_700_000_000);
        $this->release('two');
        $this->assertSame(0, $this->command('yy:publish')[0]);
        touch("{$this->folder}/public/yy/{$this->build()->version}", 1_700_000_001);
        $this->release('one');
        $this->assertSame($first, $this->build()->version);
        $this->assertStringContainsString('deleted', $this->command('yy:publish', ['--keep' => '1'])[1]);
        $this->assertSame([$first], $this->app->make(PublishedBuilds::class)->versions());
    }

    public function test_an_incomplete_build_is_ignored_and_replaced(): void
    {
        (new Filesystem())->ensureDirectoryExists("{$this->folder}/public/yy/{$this->build()->version}.unfinished/chunks");
        $this->assertSame(0, $this->command('yy:publish')[0]);
        $this->assertSame([$this->build()->version], $this->app->make(PublishedBuilds::class)->versions());
        $this->assertDirectoryDoesNotExist("{$this->folder}/public/yy/{$this->build()->version}.unfinished");
    }

    public function test_publishing_reports_missing_files_and_invalid_options(): void
    {
        $this->assertSame([2, "--keep must be an integer ≥ 1, got \"todos\"\n"], $this->command('yy:publish', ['--keep' => 'todos']));
        config(['yy.build' => '/nowhere']);
        $this->app->forgetScopedInstances();
        $this->assertSame([1, "no built files in /nowhere\n"], $this->command('yy:publish'));
    }
}
