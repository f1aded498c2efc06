<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Dom\Element;
use Dom\HTMLDocument;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Blade;
use Illuminate\View\ViewException;
use ReflectionClass;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\YyServiceProvider;

/** Creates an application for each test, with a small build. */
abstract class TestCase extends LaravelTestCase
{
    protected string $folder;

    public function createApplication(): Application
    {
        $this->folder = __DIR__.'/tmp/'.getmypid();
        $files = new Filesystem();
        $files->deleteDirectory($this->folder);
        foreach (['bootstrap/cache', 'config', 'resources/views', 'storage/framework/views', 'storage/framework/sessions', 'storage/logs', 'public', 'lang'] as $each) {
            $files->ensureDirectoryExists("{$this->folder}/$each");
        }
        // The framework reads the application's namespace from this file.
        $files->put("{$this->folder}/composer.json", '{"autoload":{"psr-4":{"App\\\\":"app/"}}}');
        TestBuild::write("{$this->folder}/build");
        $app = Application::configure($this->folder)->withProviders([YyServiceProvider::class])->withMiddleware()->withExceptions()->create();
        // Debian installs the framework's configuration in a folder where the framework does not
        // search.
        $debianConfig = dirname((string) (new ReflectionClass(Application::class))->getFileName(), 2).'/config';
        if (is_dir($debianConfig)) {
            $files->copyDirectory($debianConfig, $app->configPath());
            $app->dontMergeFrameworkConfiguration();
        }
        $app->make(Kernel::class)->bootstrap();
        $app['config']->set(['yy.build' => "{$this->folder}/build", 'view.compiled' => "{$this->folder}/storage/framework/views"]);

        return $app;
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        (new Filesystem())->deleteDirectory($this->folder);
    }

    /** @param array<string, mixed> $data */
    protected function rendered(string $template, array $data = []): string
    {
        return trim(Blade::render($template, $data));
    }

    /**
     * The error message of a wrong template, without the codes; empty when the template is correct.
     */
    protected function wrong(string $template, array $data = []): string
    {
        try {
            $this->rendered($template, $data);
        } catch (ViewException $exception) {
            $message = preg_replace('/ \(View: .*\)\z/', '', $exception->getMessage());
            [$sentence, $codes] = [strtok($message, "\n"), explode("\n", $message)];
            foreach (array_slice($codes, 1) ?: ['no code'] as $code) {
                $this->assertMatchesRegularExpression('~\AYY-(\d{3}) \S*guia/erros/\1\z~', $code);
            }

            return $sentence;
        }

        return '';
    }

    /** @return array{int, string} exit code and output */
    protected function command(string $name, array $arguments = []): array
    {
        return [Artisan::call($name, $arguments), Artisan::output()];
    }

    /** @return string the content of the log */
    protected function log(): string
    {
        $file = "{$this->folder}/storage/logs/laravel.log";

        return is_file($file) ? (string) file_get_contents($file) : '';
    }

    protected function writeView(string $name, string $template): string
    {
        $file = "{$this->folder}/resources/views/$name.blade.php";
        (new Filesystem())->ensureDirectoryExists(dirname($file));
        file_put_contents($file, $template);

        return $file;
    }

    protected function followButton(string $attributes, array $data = []): string
    {
        return $this->rendered($this->followButtonTemplate($attributes), $data);
    }

    protected function followButtonTemplate(string $attributes): string
    {
        return "<x-yy-follow-button user-id=\"3\" follow-path=\"/f\" unfollow-path=\"/f\" login-path=\"/entrar\" $attributes />";
    }

    /** @return list<array<string, string>> the attributes of a head's tags */
    protected function tags(string $html, string $selector): array
    {
        return array_map(fn (Element $tag) => self::attributesOf($tag), iterator_to_array(self::documentOf($html)->querySelectorAll($selector)));
    }

    /** The text of a head's script; null without one. */
    protected static function script(string $html, string $selector): ?string
    {
        return self::documentOf($html)->querySelector("script$selector")?->textContent;
    }

    protected function base(): string
    {
        return '/yy/'.$this->app->make(Build::class)->version;
    }

    private static function documentOf(string $html): HTMLDocument
    {
        return HTMLDocument::createFromString("<!doctype html><head>$html</head>", LIBXML_NOERROR);
    }

    protected static function element(string $html): Element
    {
        return HTMLDocument::createFromString("<!doctype html><body>$html", LIBXML_NOERROR)->body->firstElementChild;
    }

    /** @return array<string, string> */
    protected static function attributesOf(Element $element): array
    {
        $attributes = [];
        foreach ($element->attributes as $attribute) {
            $attributes[$attribute->name] = $attribute->value;
        }

        return $attributes;
    }

    protected function attribute(string $html, string $name): ?string
    {
        return self::element($html)->getAttribute($name);
    }
}
