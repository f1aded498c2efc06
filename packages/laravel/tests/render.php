<?php

declare(strict_types=1);

// render.php FILE: renders the Blade templates in a JSON file, a list, and prints a JSON list of
// HTML.

use Illuminate\Filesystem\Filesystem;
use Illuminate\Support\Facades\Blade;
use Yy\Laravel\Tests\TestCase;

require __DIR__.'/bootstrap.php';
$_ENV['APP_ENV'] = 'testing';
$case = new class('render') extends TestCase
{
    public function render(array $templates): array
    {
        $this->createApplication();

        try {
            return array_map(fn (string $template) => Blade::render($template), $templates);
        } finally {
            (new Filesystem())->deleteDirectory($this->folder);
        }
    }
};
$templates = json_decode((string) file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);
echo json_encode($case->render($templates), JSON_THROW_ON_ERROR);
