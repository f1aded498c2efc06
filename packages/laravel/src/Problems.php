<?php

declare(strict_types=1);

namespace Yy\Laravel;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Support\Str;
use InvalidArgumentException;
use Psr\Log\LoggerInterface;
use Throwable;

/** Reports authors' mistakes: logs them in production, and throws an exception elsewhere. */
final class Problems
{
    public function __construct(private readonly Application $app)
    {
    }

    /**
     * @param string $subject the tag with the problems: `<x-yy-follow-button>`
     * @param list<string|Problem> $problems sentences
     * @param string $code the code of the sentences that are no `Problem`
     * @param ?Throwable $cause an exception of the application's code
     *
     * @throws InvalidArgumentException with all problems, when `yy.strict` is true
     */
    public function report(string $subject, array $problems, string $code, ?Throwable $cause = null): void
    {
        if ($problems === []) {
            return;
        }
        $message = "$subject: ".implode('; ', $problems);
        $codes = Problem::codes($problems, $code);
        if ($this->app['config']['yy.strict'] ?? ! $this->app->environment('production')) {
            throw new InvalidArgumentException(
                implode("\n", [$message, ...array_map(Problem::withPage(...), $codes)]),
                previous: $cause,
            );
        }
        $this->app->make(LoggerInterface::class)->error("$message [".implode(', ', $codes).']'.$this->place(), $cause === null ? [] : ['exception' => $cause]);
    }

    /**
     * ` at resources/views/product.blade.php`. Compiled templates end with the path of their
     * source.
     */
    private function place(): string
    {
        $compiled = $this->app['config']['view.compiled'] ?? null;
        foreach (array_column(debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS), 'file') as $file) {
            if (is_string($compiled) && str_starts_with($file, $compiled)
                && preg_match('~/\*\*PATH (.+?) ENDPATH\*\*/~', (string) file_get_contents($file), $match)) {
                return ' at '.Str::after($match[1], $this->app->basePath().DIRECTORY_SEPARATOR);
            }
        }

        return '';
    }
}
