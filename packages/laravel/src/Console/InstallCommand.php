<?php

declare(strict_types=1);

namespace Yy\Laravel\Console;

use Illuminate\Console\Command;
use Illuminate\Filesystem\Filesystem;
use Symfony\Component\Finder\Finder;

/**
 * Writes the configuration, and `@yyHead` into the head of the layouts. A second run changes
 * nothing. With `--remove` it removes both.
 */
final class InstallCommand extends Command
{
    private const HEAD_END = '~^([ \t]*)</head>~m';

    private const CONFIGURATION = __DIR__.'/../../config/yy.php';

    private const WRITTEN_LINE = '~^[ \t]*@yyHead\r?\n~m';

    protected $signature = 'yy:install {--remove : Removes what it has written, before composer remove}';

    protected $description = 'Writes config/yy.php, and @yyHead into the layouts';

    public function handle(Filesystem $files): int
    {
        if ($this->option('remove')) {
            return $this->remove($files);
        }
        if (! $files->exists(config_path('yy.php'))) {
            $files->ensureDirectoryExists(config_path());
            $files->copy(self::CONFIGURATION, config_path('yy.php'));
            $this->line('wrote config/yy.php');
        }
        $heads = 0;
        foreach ($this->templates() as $file) {
            $text = $file->getContents();
            // Layouts of mails need no scripts.
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

    private function remove(Filesystem $files): int
    {
        foreach ($this->templates() as $file) {
            $text = $file->getContents();
            $without = preg_replace(self::WRITTEN_LINE, '', $text, 1);
            $name = $this->nameOf($file->getPathname());
            if ($without !== $text) {
                $files->put($file->getPathname(), $without);
                $this->line("took @yyHead out of $name");
            }
            if (str_contains($without, '@yyHead')) {
                $this->warn("$name: take @yyHead out yourself");
            }
        }
        $configuration = config_path('yy.php');
        if (! $files->exists($configuration)) {
            return self::SUCCESS;
        }
        if ($files->get($configuration) !== $files->get(self::CONFIGURATION)) {
            $this->warn('config/yy.php has been changed, and stays');

            return self::SUCCESS;
        }
        $files->delete($configuration);
        $this->line('deleted config/yy.php');

        return self::SUCCESS;
    }

    /** @return iterable<\Symfony\Component\Finder\SplFileInfo> */
    private function templates(): iterable
    {
        $views = resource_path('views');

        return is_dir($views) ? Finder::create()->files()->name('*.blade.php')->in($views)->sortByName() : [];
    }

    private function nameOf(string $file): string
    {
        return ltrim(substr($file, strlen(base_path())), '/\\');
    }

    /** @return bool whether the file contains `@yyHead` now */
    private function addTo(Filesystem $files, string $file, string $text): bool
    {
        if (str_contains($text, '@yyHead')) {
            return true;
        }
        $line = str_contains($text, "\r\n") ? "@yyHead\r\n" : "@yyHead\n";
        $name = $this->nameOf($file);
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
