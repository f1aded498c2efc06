<?php

declare(strict_types=1);

namespace Yy\Laravel\Console;

use Illuminate\Console\Command;
use Illuminate\Routing\Router;
use Symfony\Component\Finder\Finder;
use Symfony\Component\Process\Process;
use Yy\Laravel\Callables;
use Yy\Laravel\Doctor\NodeCommand;
use Yy\Laravel\Doctor\TemplateCheck;
use Yy\Laravel\Problem;
use Yy\Laravel\Switch\PageSwitch;

/**
 * Finds mistakes in an application's templates. This class checks components, `@yyHead` and the
 * configuration. The command `yy-doctor` of @yy/widgets, if it is installed, checks the tags.
 */
final class DoctorCommand extends Command
{
    protected $signature = 'yy:doctor';

    protected $description = 'Checks the <x-yy-…> components and yy- tags in resources/views for mistakes';

    public function handle(TemplateCheck $check, Router $router): int
    {
        $views = resource_path('views');
        if (! is_dir($views)) {
            $this->error("no templates: $views is no folder");

            return self::FAILURE;
        }
        $found = 0;
        $hasHead = false;
        $files = Finder::create()->files()->name('*.blade.php')->in($views)->exclude('vendor')->sortByName();
        foreach ($files as $file) {
            $hasHead = $hasHead || str_contains($file->getContents(), '@yyHead');
            foreach ($check->problems($file->getContents()) as [$line, $problem]) {
                $this->line("resources/views/{$file->getRelativePathname()}:$line: $problem [$problem->code]");
                $found++;
            }
        }
        foreach ($this->applicationProblems($router, $hasHead) as $problem) {
            $this->line("$problem [$problem->code]");
            $found++;
        }
        $tagsAreRight = $this->checkTags($views);
        $this->line($found === 0 ? count($files).' templates: the components are right.' : "$found to mend.");

        return $found === 0 && $tagsAreRight ? self::SUCCESS : self::FAILURE;
    }

    /** @return list<Problem> */
    private function applicationProblems(Router $router, bool $hasHead): array
    {
        $uris = array_map(fn ($route) => $route->uri(), $router->getRoutes()->getRoutesByMethod()['GET'] ?? []);

        return [
            ...array_map(fn (string $problem) => new Problem('YY-805', "config/yy.php: $problem"), $this->switchProblems()),
            ...($hasHead ? [] : [new Problem('YY-816', 'resources/views: no template has @yyHead in its head')]),
            ...(in_array('metadata/user', $uris, true)
                ? []
                : [new Problem('YY-816', 'routes: GET /metadata/user is missing, which says who is signed in')]),
        ];
    }

    /** @return list<string> empty for a method, which is not called, because there is no request */
    private function switchProblems(): array
    {
        $source = config('yy.switch');

        return Callables::isCallable($source) ? [] : app(PageSwitch::class)->of($source)->problems;
    }

    private function checkTags(string $views): bool
    {
        $command = NodeCommand::find();
        if ($command === null) {
            $this->line(NodeCommand::MISSING.': only components were checked.');

            return true;
        }
        $process = new Process([$command, $views], base_path(), timeout: 300);

        return $process->run(fn (string $type, string $text) => $this->output->write($text)) === 0;
    }
}
