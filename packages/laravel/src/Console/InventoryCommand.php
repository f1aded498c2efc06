<?php

declare(strict_types=1);

namespace Yy\Laravel\Console;

use Illuminate\Console\Command;
use Symfony\Component\Process\Process;
use Yy\Laravel\Doctor\NodeCommand;

/**
 * Lists where the application uses each tag, attribute, part, event, token and component. It runs
 * the command `yy-doctor --inventory` of @yy/widgets.
 */
final class InventoryCommand extends Command
{
    private const FOLDERS = ['resources/views', 'resources/js', 'resources/css', 'app/View'];

    protected $signature = 'yy:inventory {--format=text : text, json or csv} {--against= : a release to compare with} {--reports= : a file with reports of YY.observe}';

    protected $description = 'Counts the uses of each tag, attribute, part, event, token and component';

    public function handle(): int
    {
        $command = NodeCommand::find();
        if ($command === null) {
            $this->error(NodeCommand::MISSING.'.');

            return self::INVALID;
        }
        $folders = array_values(array_filter(self::FOLDERS, fn (string $folder) => is_dir(base_path($folder))));
        if ($folders === []) {
            $this->error('there is nothing to read: none of '.implode(', ', self::FOLDERS).' is here.');

            return self::INVALID;
        }
        $process = new Process([$command, '--inventory', ...$this->words(), '--', ...$folders], base_path(), timeout: 300);

        return $process->run(fn (string $type, string $text) => $this->output->write($text));
    }

    /** @return list<string> the given options, as words of the command line */
    private function words(): array
    {
        $words = [];
        foreach (['format', 'against', 'reports'] as $name) {
            $value = $this->option($name);
            if (is_string($value) && $value !== '') {
                array_push($words, "--$name", $value);
            }
        }

        return $words;
    }
}
