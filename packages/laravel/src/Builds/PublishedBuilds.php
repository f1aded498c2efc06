<?php

declare(strict_types=1);

namespace Yy\Laravel\Builds;

use Illuminate\Filesystem\Filesystem;
use RuntimeException;

/**
 * The builds in an application's `public/yy/`, one folder a version: the web server answers pages that were rendered before
 * a deploy from the folder that they know.
 */
final class PublishedBuilds
{
    public function __construct(private readonly Filesystem $files, public readonly string $folder)
    {
    }

    /**
     * Copies the build beside the others.
     *
     * @return string its folder
     *
     * @throws RuntimeException without files
     */
    public function publish(Build $build): string
    {
        if (! $build->isPresent()) {
            throw new RuntimeException("no built files in {$build->folder}");
        }
        $target = "{$this->folder}/{$build->version}";
        if (is_file("$target/manifest.json")) {
            touch($target);

            return $target;
        }
        // Whole or not at all: it is served while it is written.
        $unfinished = "$target.unfinished";
        $this->files->deleteDirectory($unfinished);
        foreach ([...$build->paths(), 'manifest.json'] as $path) {
            foreach (['', '.br', '.gz'] as $suffix) {
                if (is_file($build->file($path).$suffix)) {
                    $this->files->ensureDirectoryExists(dirname("$unfinished/$path"));
                    $this->files->copy($build->file($path).$suffix, "$unfinished/$path$suffix");
                }
            }
        }
        $this->files->moveDirectory($unfinished, $target, overwrite: true);

        return $target;
    }

    /**
     * Deletes all but the last ones that were published.
     *
     * @return list<string> versions that are gone
     */
    public function prune(int $keep): array
    {
        $published = $this->versions();
        $gone = array_slice($published, max(1, $keep));
        foreach ($gone as $version) {
            $this->files->deleteDirectory("{$this->folder}/$version");
        }

        return $gone;
    }

    /** @return list<string> the last one published first */
    public function versions(): array
    {
        clearstatcache();
        $published = array_filter(glob("{$this->folder}/*/manifest.json") ?: [], fn (string $file) => ! str_contains($file, '.unfinished/'));
        $folders = array_map(dirname(...), $published);
        usort($folders, fn (string $one, string $other) => [filemtime($other), $other] <=> [filemtime($one), $one]);

        return array_map(basename(...), $folders);
    }
}
