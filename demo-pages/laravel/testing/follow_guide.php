<?php

declare(strict_types=1);

// Makes an empty Laravel application, follows the beginning of docs/guide/laravel.md in it, to the letter, and serves it.
// The package is where the guide's words for a copy of the repository have it, with the files of `dist/`.

$repository = dirname(__DIR__, 3);
$host = dirname(__DIR__);
$folder = '/tmp/first/loja';
$package = '/tmp/first/yy-widgets/packages/laravel';

function run(string ...$commands): void
{
    foreach ($commands as $command) {
        passthru("$command 1>&2", $code);
        $code === 0 || exit("$command failed\n");
    }
}

function change(string $file, string $before, string $after): void
{
    $text = file_get_contents($file);
    str_contains($text, $before) || exit("$file has no $before\n");
    file_put_contents($file, str_replace($before, $after, $text));
}

// The package, as `npm run build -- laravel` leaves it.
run("mkdir -p $package", "cp -r $repository/packages/laravel/* $package", "rm -rf $package/dist", "cp -r $repository/dist $package/dist");

// The application: what `laravel new` makes of it, with Debian's framework in the place of laravel/framework.
run("mkdir -p $folder/app $folder/bootstrap/cache $folder/config $folder/public $folder/resources/views $folder/routes");
run("mkdir -p $folder/storage/logs $folder/storage/framework/cache $folder/storage/framework/sessions $folder/storage/framework/views");
run("cp $host/artisan $folder", "cp $host/bootstrap/debian.php $folder/bootstrap", "cp $host/public/index.php $folder/public", "cp $host/app/DebianConfiguration.php $folder/app");
$composer = json_decode(file_get_contents("$host/composer.json"), true);
unset($composer['require']['yy/laravel']);
$composer['repositories'] = [['packagist.org' => false]];
$composer['autoload'] = ['psr-4' => ['App\\' => 'app/'], 'files' => ['bootstrap/debian.php']];
file_put_contents("$folder/composer.json", json_encode($composer));
file_put_contents("$folder/bootstrap/app.php", <<<'PHP'
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
file_put_contents("$folder/routes/web.php", <<<'PHP'
<?php

use Illuminate\Support\Facades\Route;

Route::view('/', 'welcome');

PHP);
file_put_contents("$folder/resources/views/welcome.blade.php", <<<'BLADE'
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
$environment = ['APP_ENV' => 'local', 'APP_KEY' => 'base64:eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXk=', 'LOG_CHANNEL' => 'stderr', 'SESSION_DRIVER' => 'file', 'CACHE_STORE' => 'file', 'COMPOSER_HOME' => '/tmp/composer', 'COMPOSER_ALLOW_SUPERUSER' => '1'];
foreach ($environment as $name => $value) {
    putenv("$name=$value");
}
chdir($folder);
run('composer install --quiet');

// The guide.
[, $beginning] = explode("\n## começar\n", file_get_contents("$repository/docs/guide/laravel.md"));
[$beginning] = explode("\n## ", $beginning);
preg_match_all('/^```(\w+)\n(.*?)^```/ms', $beginning, $blocks);
$blocks = array_combine($blocks[1], $blocks[2]);
preg_match('/`(composer config [^`]+)`/', $beginning, $withoutPackagist);
run($withoutPackagist[1], trim($blocks['sh']));
file_put_contents('routes/web.php', explode("\n", $blocks['php'], 2)[1], FILE_APPEND);
change('resources/views/welcome.blade.php', "<body>\n", "<body>\n".$blocks['blade']);

pcntl_exec(PHP_BINARY, ['-S', '127.0.0.1:0', '-t', 'public', 'public/index.php']);
