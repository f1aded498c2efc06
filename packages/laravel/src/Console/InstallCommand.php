<?php

declare(strict_types=1);

namespace Yy\Laravel\Console;

use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;
use Symfony\Component\Finder\Finder;

/** The configuration, and `@yyHead` in the head of the layouts. Run again, it changes nothing. */
final class InstallCommand extends Command
{
    private const HEAD_END = '~^([ \t]*)</head>~m';

    protected $signature = 'yy:install';

    protected $description = 'Writes config/yy.php, and @yyHead into the layouts';

    public function handle(Filesystem $files): int
    {
        if (! $files->exists(config_path('yy.php'))) {
            $files->ensureDirectoryExists(config_path());
            $files->copy(__DIR__.'/../../config/yy.php', config_path('yy.php'));
            $this->line('wrote config/yy.php');
        }
        $heads = 0;
        $views = resource_path('views');
        foreach (is_dir($views) ? Finder::create()->files()->name('*.blade.php')->in($views)->sortByName() : [] as $file) {
            $text = $file->getContents();
            // Mails need no scripts.
            if (str_contains($text, '</head>') && ! preg_match('~(^|/)(mail|mails|emails|vendor)/~', $file->getRelativePathname())) {
                $heads += $this->addTo($files, $file->getPathname(), $text) ? 1 : 0;
            }
        }
        if ($heads === 0) {
            $this->warn('no layout with </head> in resources/views: write @yyHead into the head of your pages');
        }
        $this->line('next: GET /metadata/user says who is signed in, {"id": null} for nobody; php artisan yy:doctor looks your templates over');

        return self::SUCCESS;
    }

    /** @return whether the head has it now */
    private function addTo(Filesystem $files, string $file, string $text): bool
    {
        if (str_contains($text, '@yyHead')) {
            return true;
        }
        $line = str_contains($text, "\r\n") ? "@yyHead\r\n" : "@yyHead\n";
        $name = ltrim(substr($file, strlen(base_path())), '/\\');
        $added = preg_replace_callback(self::HEAD_END, fn (array $match) => "{$match[1]}    $line{$match[0]}", $text, 1, $count);
        if ($count === 0) {
            $this->warn("$name: </head> does not begin its line, write @yyHead into it yourself");

            return false;
        }
        $files->put($file, $added);
        $this->line("wrote @yyHead into $name");

        return true;
    }
}
