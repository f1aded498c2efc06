<?php

declare(strict_types=1);

namespace Yy\Laravel\Builds;

use RuntimeException;

/** A folder with built files. Its `manifest.json` lists all of them with their digests. */
final class Build
{
    /** @var array<string, string> path → `sha384-…` */
    private readonly array $digests;

    /** Part of the files' URLs, so that each build has its own. */
    public readonly string $version;

    public function __construct(public readonly string $folder, string $release)
    {
        $file = "$folder/manifest.json";
        $text = is_file($file) ? (string) file_get_contents($file) : '{}';
        $this->digests = json_decode($text, true, flags: JSON_THROW_ON_ERROR);
        $this->version = $release.'-'.substr(hash('sha256', $text), 0, 8);
    }

    public function isPresent(): bool
    {
        return $this->digests !== [];
    }

    /**
     * Whether the build has this file. The manifest also lists source maps, which the package does
     * not contain.
     */
    public function has(string $path): bool
    {
        return isset($this->digests[$path]) && is_file($this->file($path));
    }

    public function file(string $path): string
    {
        return "{$this->folder}/$path";
    }

    /** @return list<string> */
    public function paths(): array
    {
        return array_values(array_filter(array_map('strval', array_keys($this->digests)), $this->has(...)));
    }

    /** `sha384-…`; null for a file that is not in the manifest. */
    public function digest(string $path): ?string
    {
        return $this->digests[$path] ?? null;
    }

    /**
     * The content of a file.
     *
     * @throws RuntimeException when the build has no such file
     */
    public function text(string $path): string
    {
        return $this->has($path)
            ? (string) file_get_contents($this->file($path))
            : throw new RuntimeException("no $path in {$this->folder}");
    }

    /**
     * @return list<string> paths of the files that `yy.js` loads on pages with a switch, relative
     *   to the flavour's folder
     */
    public function admission(string $flavour): array
    {
        $files = preg_grep('~\A'.preg_quote($flavour, '~').'chunks/admission-\w+\.digested\.js\z~', array_keys($this->digests));

        return array_values(array_map(fn (string $file) => substr($file, strlen($flavour)), $files));
    }

    /**
     * @param string $flavour the flavour's folder: "" or "lite/"
     * @param list<string> $tags
     *
     * @return list<string> paths of the files that these tags need, relative to the flavour's
     *   folder
     */
    public function preloads(string $flavour, array $tags): array
    {
        $needed = array_merge(...array_values(array_intersect_key($this->json("{$flavour}preload.json"), array_flip($tags))));

        return array_values(array_unique($needed));
    }

    /**
     * @return array<string, string> path of a module → digest; empty when the build has no digests
     */
    public function moduleDigests(string $flavour): array
    {
        $digests = [];
        foreach ($this->json("{$flavour}importmap.json")['integrity'] ?? [] as $file => $digest) {
            $digests[$flavour.preg_replace('~\A\./~', '', $file)] = $digest;
        }

        return $digests;
    }

    private function json(string $path): array
    {
        $file = $this->file($path);

        return is_file($file) ? json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR) : [];
    }
}
