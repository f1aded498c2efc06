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

/** Which widgets run, and from which build: where an application says it (`switch` in `config/yy.php`). */
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
     * What `config/yy.php` says, for a route that answers to `switch_src`:
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
     * Whatever is behind the source, there is one: one that fails leaves all on.
     *
     * @param mixed $source an array; the path of a JSON file, from the application's folder; a closure, or `[class, method]`;
     *     null says nothing
     */
    public function of(mixed $source): SwitchState
    {
        if (is_string($source)) {
            return $this->ofFile(is_file($source) ? $source : $this->app->basePath($source));
        }
        try {
            $given = Callables::answer($this->app, $source);
        } catch (Throwable $cause) {
            return new SwitchState(problems: ['switch: '.$cause::class.": {$cause->getMessage()}"], cause: $cause);
        }

        return $given === null ? new SwitchState() : $this->rules->read($given);
    }

    /**
     * A switch of feature flags: `yy_select_off` has `yy-select` off, `yy_lite` says the flavour, others say nothing.
     *
     * @param array<string, mixed> $features name → whether it is on for this visitor, as `Feature::for($user)->all()` gives
     *     them (Pennant)
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

    /** Read for each page, so that it changes without a deploy. */
    private function ofFile(string $file): SwitchState
    {
        try {
            return $this->rules->read($this->files->json($file, JSON_THROW_ON_ERROR));
        } catch (FileNotFoundException|JsonException $cause) {
            return new SwitchState(problems: ["switch: $file cannot be read: {$cause->getMessage()}"], cause: $cause);
        }
    }
}
