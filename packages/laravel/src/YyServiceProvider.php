<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Routing\Router;
use Illuminate\Support\ServiceProvider;
use Illuminate\Testing\TestResponse;
use Illuminate\View\Compilers\BladeCompiler;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Builds\BuildController;
use Yy\Laravel\Builds\PublishedBuilds;
use Yy\Laravel\Console\DoctorCommand;
use Yy\Laravel\Console\InstallCommand;
use Yy\Laravel\Console\InventoryCommand;
use Yy\Laravel\Console\PublishCommand;
use Yy\Laravel\Head\Head;
use Yy\Laravel\Http\KeepFlash;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Testing\Answers;
use Yy\Laravel\View\Texts;
use Yy\Laravel\View\WrittenWidgets;

/**
 * Adds the components, `@yyHead`, the built files, the texts and the commands to an application.
 */
final class YyServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->mergeConfigFrom(__DIR__.'/../config/yy.php', 'yy');
        $this->app->singleton(Schema::class, fn () => new Schema());
        $this->app->singleton(Problems::class);
        // These are created for each request, also with Octane: they belong to one page, and a
        // build may be replaced.
        $this->app->scoped(WrittenWidgets::class);
        $this->app->scoped(Texts::class);
        $this->app->scoped(Build::class, fn (Application $app) => new Build(
            rtrim($app['config']->get('yy.build') ?? __DIR__.'/../dist', '/'),
            $app->make(Schema::class)->version,
        ));
        $this->app->bind(PublishedBuilds::class, fn (Application $app) => new PublishedBuilds(
            $app->make(Filesystem::class),
            $app->publicPath('yy'),
        ));
    }

    public function boot(Router $router): void
    {
        $this->loadTranslationsFrom(__DIR__.'/../lang', 'yy');
        $this->publishes([__DIR__.'/../config/yy.php' => $this->app->configPath('yy.php')], 'yy-config');
        $this->publishes([__DIR__.'/../lang' => $this->app->langPath('vendor/yy')], 'yy-lang');
        $this->commands([InstallCommand::class, PublishCommand::class, DoctorCommand::class, InventoryCommand::class]);
        // The kernel replaces the router's groups when it is resolved, so the middleware is added
        // after that.
        $this->callAfterResolving(Kernel::class, fn (Kernel $kernel) => $kernel->appendMiddlewareToGroup('web', KeepFlash::class));
        if (! $this->app->routesAreCached()) {
            $router->get('yy/{version}/{file}', BuildController::class)->where('file', '.+')->name('yy.build');
        }
        if ($this->app->runningUnitTests()) {
            TestResponse::macro('assertAnswersYy', function (string $endpoint, ?int $status = null): TestResponse {
                /** @var TestResponse $this */
                return Answers::assert($this, $endpoint, $status);
            });
        }
        $this->callAfterResolving('blade.compiler', function (BladeCompiler $blade): void {
            $blade->directive('yyHead', fn (string $options) => '<?php echo app(\\'.Head::class."::class)->html($options)->toHtml(); ?>");
            foreach ($this->app->make(Schema::class)->widgets() as $widget) {
                $blade->component($widget->componentClass(), $widget->tag);
            }
        });
    }
}
