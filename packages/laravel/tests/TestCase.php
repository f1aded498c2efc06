<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Dom\Element;
use Dom\HTMLDocument;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Support\Facades\Blade;
use Illuminate\View\ViewException;
use ReflectionClass;
use Yy\Laravel\YyServiceProvider;

/** An application of its own for each test, with a small build. */
abstract class TestCase extends LaravelTestCase
{
    protected string $folder;

    public function createApplication(): Application
    {
        $this->folder = __DIR__.'/tmp/'.str_replace('\\', '-', static::class);
        $files = new Filesystem();
        $files->deleteDirectory($this->folder);
        foreach (['bootstrap/cache', 'config', 'resources/views', 'storage/framework/views', 'storage/framework/sessions', 'storage/logs', 'public', 'lang'] as $each) {
            $files->ensureDirectoryExists("{$this->folder}/$each");
        }
        TestBuild::write("{$this->folder}/build");
        $app = Application::configure($this->folder)->withProviders([YyServiceProvider::class])->withMiddleware()->withExceptions()->create();
        // Debian has the framework's configuration where the framework does not look for it.
        $ofDebian = dirname((string) (new ReflectionClass(Application::class))->getFileName(), 2).'/config';
        if (is_dir($ofDebian)) {
            $files->copyDirectory($ofDebian, $app->configPath());
            $app->dontMergeFrameworkConfiguration();
        }
        $_ENV['APP_KEY'] = 'base64:'.base64_encode(str_repeat('y', 32));
        $app->detectEnvironment(fn () => 'testing');
        $app->make(Kernel::class)->bootstrap();
        $app['config']->set(['yy.build' => "{$this->folder}/build", 'view.compiled' => "{$this->folder}/storage/framework/views", 'session.driver' => 'array', 'app.key' => $_ENV['APP_KEY']]);

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

    /** What is said of a template that is wrong; empty when nothing is. */
    protected function wrong(string $template, array $data = []): string
    {
        try {
            $this->rendered($template, $data);
        } catch (ViewException $exception) {
            return preg_replace('/ \(View: .*\)\z/', '', $exception->getMessage());
        }

        return '';
    }

    protected function followButton(string $attributes, array $data = []): string
    {
        return $this->rendered($this->followButtonTemplate($attributes), $data);
    }

    protected function followButtonTemplate(string $attributes): string
    {
        return "<x-yy-follow-button user-id=\"3\" follow-path=\"/f\" unfollow-path=\"/f\" login-path=\"/entrar\" $attributes />";
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
