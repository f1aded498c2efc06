<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Filesystem\Filesystem;

/** Writes a small build, with a file of each kind. */
final class TestBuild
{
    public const CORE = 'chunks/core-1.digested.js';

    public const ADMISSION = 'chunks/admission-1.digested.js';

    public const FOLLOW_BUTTON = 'chunks/follow-button-1.digested.js';

    public static function write(string $folder, string $code = 'one'): void
    {
        $files = new Filesystem();
        foreach (['', 'lite/'] as $flavour) {
            $files->ensureDirectoryExists("$folder/{$flavour}chunks");
            foreach (['yy.js', 'yy.all.js', 'yy.css', 'yy.looks.css', 'yy.doctor.js', self::CORE, self::ADMISSION, self::FOLLOW_BUTTON] as $name) {
                $files->put("$folder/$flavour$name", "/* $flavour$name $code */");
            }
            $files->put("$folder/{$flavour}yy.inline.js", 'load("/yy/");');
            $digests = ['./yy.js' => self::digest("$folder/{$flavour}yy.js"), './'.self::CORE => self::digest("$folder/$flavour".self::CORE)];
            $files->put("$folder/{$flavour}importmap.json", json_encode(['integrity' => $digests]));
            $files->put("$folder/{$flavour}preload.json", json_encode([
                'yy-follow-button' => [self::CORE, self::FOLLOW_BUTTON], 'yy-modal' => [self::CORE],
            ]));
        }
        $files->put("$folder/yy.js.gz", gzencode($files->get("$folder/yy.js")));
        $files->delete("$folder/manifest.json");
        $manifest = ['yy.js.map' => 'sha384-of-a-map-that-is-left-out'];
        foreach ($files->allFiles($folder) as $file) {
            if ($file->getExtension() !== 'gz') {
                $manifest[str_replace('\\', '/', $file->getRelativePathname())] = self::digest($file->getPathname());
            }
        }
        $files->put("$folder/manifest.json", json_encode($manifest));
    }

    private static function digest(string $file): string
    {
        return 'sha384-'.base64_encode(hash_file('sha384', $file, true));
    }
}
