<?php

declare(strict_types=1);

namespace Yy\Laravel\Builds;

use Illuminate\Filesystem\Filesystem;
use RuntimeException;

/**
 * The builds in an application's `public/yy/`, each in a folder named by its version. Pages that
 * were rendered before a deploy still get their files from there.
 */
final class PublishedBuilds
{
    public function __construct(private readonly Filesystem $files, public readonly string $folder)
    {
    }

    /**
     * Copies the build into the folder. A build that is published again becomes the newest one.
     *
     * @return string the folder of the copy
     *
     * @throws RuntimeException when there are no built files
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
        // The copy is made in another folder, so that the web server never serves an incomplete
        // build.
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
     * Deletes all but the `$keep` newest builds.
     *
     * @return list<string> the deleted versions
     */
    public function prune(int $keep): array
    {
        $published = $this->versions();
        $oldest = array_slice($published, max(1, $keep));
        foreach ($oldest as $version) {
            $this->files->deleteDirectory("{$this->folder}/$version");
        }

        return $oldest;
    }

    /** @return list<string> the published versions, the newest first */
    public function versions(): array
    {
        clearstatcache();
        $published = array_filter(glob("{$this->folder}/*/manifest.json") ?: [], fn (string $file) => ! str_contains($file, '.unfinished/'));
        $folders = array_map(dirname(...), $published);
        usort($folders, fn (string $one, string $other) => [filemtime($other), $other] <=> [filemtime($one), $one]);

        return array_map(basename(...), $folders);
    }
}
