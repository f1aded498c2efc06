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

    private function asked(string $path, array $headers = [], ?string $version = null): TestResponse
    {
        return $this->get('/yy/'.($version ?? $this->build()->version)."/$path", ['accept-encoding' => 'identity', ...$headers]);
    }

    /** Another release of the application. */
    private function release(string $code): void
    {
        TestBuild::write("{$this->folder}/build", $code);
        $this->app->forgetScopedInstances();
    }

    public function test_a_file_is_served_for_good_to_every_origin(): void
    {
        $answer = $this->asked('yy.js')->assertOk()->assertHeader('content-type', 'text/javascript; charset=utf-8')
            ->assertHeader('access-control-allow-origin', '*')->assertHeader('x-content-type-options', 'nosniff')->assertHeader('vary', 'accept-encoding');
        $this->assertSame('/* yy.js one */', $answer->streamedContent());
        $this->assertStringContainsString('immutable', $answer->headers->get('cache-control'));
        $this->assertSame([], $answer->headers->getCookies());
        $this->asked('yy.js', ['if-none-match' => $answer->headers->get('etag')])->assertStatus(304);
        $this->asked('lite/chunks/../../yy.js')->assertNotFound();
    }

    public function test_a_file_is_compressed_for_who_takes_it(): void
    {
        $this->assertSame('gzip', $this->asked('yy.js', ['accept-encoding' => 'br, gzip'])->headers->get('content-encoding'));
        $this->assertNull($this->asked('yy.js', ['accept-encoding' => 'gzip;q=0'])->headers->get('content-encoding'));
        $this->assertNull($this->asked('yy.css', ['accept-encoding' => 'gzip'])->headers->get('content-encoding'));
    }

    public function test_the_files_of_the_manifest_alone_are_served(): void
    {
        file_put_contents("{$this->folder}/build/secret.txt", 'x');
        foreach (['secret.txt', 'manifest.json', 'yy.js.map', 'nada.js', '..%2fcomposer.json', 'yy.js.gz'] as $path) {
            $answer = $this->asked($path)->assertNotFound();
            $this->assertStringContainsString('no-store', $answer->headers->get('cache-control'), $path);
        }
    }

    public function test_a_page_of_another_release_gets_its_own_file_or_none(): void
    {
        // Its name has its digest: it is the same in every build.
        $answer = $this->asked(TestBuild::CORE, version: '0.0.9-abcdef01')->assertOk();
        $this->assertStringContainsString('immutable', $answer->headers->get('cache-control'));
        $answer = $this->asked('yy.js', version: '0.0.9-abcdef01')->assertNotFound();
        $this->assertStringContainsString('no-store', $answer->headers->get('cache-control'));
    }

    public function test_publishing_keeps_the_builds_before_side_by_side(): void
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

    public function test_publishing_a_build_again_makes_it_the_last_one(): void
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

    public function test_what_is_not_whole_is_no_build(): void
    {
        (new Filesystem())->ensureDirectoryExists("{$this->folder}/public/yy/{$this->build()->version}.unfinished/chunks");
        $this->assertSame(0, $this->command('yy:publish')[0]);
        $this->assertSame([$this->build()->version], $this->app->make(PublishedBuilds::class)->versions());
        $this->assertDirectoryDoesNotExist("{$this->folder}/public/yy/{$this->build()->version}.unfinished");
    }

    public function test_publishing_says_what_is_missing_or_wrong(): void
    {
        [$code, $said] = $this->command('yy:publish', ['--keep' => 'todos']);
        $this->assertSame([2, "--keep must be an integer ≥ 1, got \"todos\"\n"], [$code, $said]);
        config(['yy.build' => '/nowhere']);
        $this->app->forgetScopedInstances();
        $this->assertSame([1, "no built files in /nowhere\n"], $this->command('yy:publish'));
    }
}
