<?php

declare(strict_types=1);

namespace Yy\Laravel\Console;

use Illuminate\Console\Command;
use RuntimeException;
use Yy\Laravel\Builds\Build;
use Yy\Laravel\Builds\PublishedBuilds;

/** For deploys: lets the web server serve the files of this release and of earlier ones. */
final class PublishCommand extends Command
{
    protected $signature = 'yy:publish {--keep= : how many builds to keep; default: yy.keep_builds}';

    protected $description = 'Copies the built files into public/yy, and deletes the oldest builds there';

    public function handle(Build $build, PublishedBuilds $published): int
    {
        $keep = $this->option('keep') ?? config('yy.keep_builds');
        if (! is_numeric($keep) || (int) $keep < 1) {
            $this->error("--keep must be an integer ≥ 1, got \"$keep\"");

            return self::INVALID;
        }
        try {
            $this->info('published '.$published->publish($build));
        } catch (RuntimeException $exception) {
            $this->error($exception->getMessage());

            return self::FAILURE;
        }
        foreach ($published->prune((int) $keep) as $version) {
            $this->line("deleted $version");
        }

        return self::SUCCESS;
    }
}
