<?php

declare(strict_types=1);

// laravel.php STEP, in a folder without this repository: `make` an empty application, `begin` as the guide's chapter does, to
// the letter, `remove` what that has brought, as the chapter does, or `serve`.

const VIEW = 'resources/views/welcome.blade.php';
const ROUTES = 'routes/web.php';

[, $beginning] = explode("\n## começar\n", file_get_contents('guide/laravel.md'));
[$beginning] = explode("\n## ", $beginning);
preg_match_all('/^```(\w+)\n(.*?)^```/ms', $beginning, $blocks);
$blocks = array_combine($blocks[1], $blocks[2]);
$route = explode("\n", $blocks['php'], 2)[1];

function fail(string $message): never
{
    fwrite(STDERR, "$message\n");
    exit(1);
}

function run(string $command): void
{
    passthru("$command 1>&2", $code);
    $code === 0 || fail("$command failed");
}

function change(string $file, string $before, string $after): void
{
    $text = file_get_contents($file);
    str_contains($text, $before) || fail("$file has no $before");
    file_put_contents($file, str_replace($before, $after, $text));
}

/** What `laravel new` makes, with Debian's framework in the place of laravel/framework. */
function make(): void
{
    run('mkdir -p loja/app loja/bootstrap/cache loja/config loja/public loja/resources/views loja/routes loja/storage/logs');
    run('mkdir -p loja/storage/framework/cache loja/storage/framework/sessions loja/storage/framework/views');
    run('cp host/artisan loja && cp host/debian.php loja/bootstrap && cp host/index.php loja/public && cp host/DebianConfiguration.php loja/app');
    chdir('loja');
    $composer = json_decode(file_get_contents('../host/composer.json'), true);
    unset($composer['require']['yy/laravel']);
    $composer['repositories'] = [['packagist.org' => false]];
    $composer['autoload'] = ['psr-4' => ['App\\' => 'app/'], 'files' => ['bootstrap/debian.php']];
    unset($composer['autoload-dev'], $composer['config']);
    file_put_contents('composer.json', json_encode($composer, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES)."\n");
    file_put_contents('bootstrap/app.php', <<<'PHP'
    <?php

    use App\DebianConfiguration;
    use Illuminate\Foundation\Application;
    use Illuminate\Foundation\Bootstrap\LoadConfiguration;

    $app = Application::configure(basePath: dirname(__DIR__))
        ->withRouting(web: __DIR__.'/../routes/web.php')
        ->withMiddleware()
        ->withExceptions()
        ->create();
    $app->bind(LoadConfiguration::class, DebianConfiguration::class);

    return $app;

    PHP);
    file_put_contents(ROUTES, <<<'PHP'
    <?php

    use Illuminate\Support\Facades\Route;

    Route::view('/', 'welcome');

    PHP);
    file_put_contents(VIEW, <<<'BLADE'
    <!doctype html>
    <html lang="pt-BR">
    <head>
      <title>leilão</title>
      <link rel="icon" href="data:,">
    </head>
    <body>
    </body>
    </html>

    BLADE);
    // The guide's words for an application without packagist.org.
    global $beginning;
    preg_match('/`(composer config [^`]+)`/', $beginning, $withoutPackagist);
    run($withoutPackagist[1]);
    run('composer install --quiet');
}

switch ($argv[1]) {
    case 'make':
        make();
        break;
    case 'begin':
        chdir('loja');
        run(trim($blocks['sh']));
        file_put_contents(ROUTES, $route, FILE_APPEND);
        change(VIEW, "<body>\n", "<body>\n".$blocks['blade']);
        break;
    case 'remove':
        chdir('loja');
        change(ROUTES, $route, '');
        change(VIEW, $blocks['blade'], '');
        preg_match('/^para tirar.*?: `([^`]+)`/m', $beginning, $removal);
        run($removal[1]);
        break;
    case 'serve':
        chdir('loja');
        pcntl_exec(PHP_BINARY, ['-S', '127.0.0.1:0', '-t', 'public', 'public/index.php']);
}
