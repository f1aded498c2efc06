<?php

declare(strict_types=1);

namespace Yy\Laravel\Switch;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Filesystem\FileNotFoundException;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Filesystem\Filesystem;
use JsonException;
use stdClass;
use Throwable;
use Yy\Laravel\Callables;
use Yy\Laravel\Problems;

/**
 * Reads an application's rules about which widgets run, and from which build (`switch` in
 * `config/yy.php`).
 */
final class PageSwitch
{
    public function __construct(
        private readonly Application $app,
        private readonly Repository $config,
        private readonly Filesystem $files,
        private readonly SwitchRules $rules,
        private readonly Problems $problems,
    ) {
    }

    /**
     * The rules in `config/yy.php`, for the route of `switch_src`:
     *
     *     Route::get('/desligados', fn (PageSwitch $switch) => $switch->value());
     */
    public function value(): stdClass
    {
        $state = $this->of($this->config->get('yy.switch'));
        $this->problems->report('switch', $state->problems, 'YY-805', $state->cause);

        return $state->value;
    }

    /**
     * Never throws: when the source fails, there are no rules.
     *
     * @param mixed $source an array; the path of a JSON file, from the application's folder; a
     *   closure, or `[class, method]`; null for no rules
     */
    public function of(mixed $source): SwitchState
    {
        if (is_string($source)) {
            return $this->ofFile(is_file($source) ? $source : $this->app->basePath($source));
        }
        try {
            $given = Callables::resolve($this->app, $source);
        } catch (Throwable $cause) {
            return new SwitchState(problems: ['switch: '.$cause::class.": {$cause->getMessage()}"], cause: $cause);
        }

        return $given === null ? new SwitchState() : $this->rules->read($given);
    }

    /**
     * A switch from feature flags: `yy_select_off` switches `yy-select` off, `yy_lite` chooses the
     * flavour. Other flags have no effect.
     *
     * @param array<string, mixed> $features name → whether it is on for this visitor:
     *   `Feature::for($user)->all()` of Pennant
     *
     * @return array{off: list<string>, flavour: array<string, int>}
     */
    public static function ofFeatures(array $features): array
    {
        $on = array_keys(array_filter($features));
        $off = array_map(
            fn (string $name) => 'yy-'.str_replace('_', '-', substr($name, strlen('yy_'), -strlen('_off'))),
            array_values(preg_grep('~\Ayy_\w+_off\z~', $on)),
        );

        return ['off' => $off, 'flavour' => in_array('yy_lite', $on, true) ? ['lite' => 100] : []];
    }

    /** The file is read for each page, so that it can change without a deploy. */
    private function ofFile(string $file): SwitchState
    {
        try {
            return $this->rules->read($this->files->json($file, JSON_THROW_ON_ERROR));
        } catch (FileNotFoundException|JsonException $cause) {
            return new SwitchState(problems: ["switch: $file cannot be read: {$cause->getMessage()}"], cause: $cause);
        }
    }
}
