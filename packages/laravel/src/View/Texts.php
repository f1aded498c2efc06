<?php

declare(strict_types=1);

namespace Yy\Laravel\View;

use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Translation\Translator;
use Illuminate\Support\Arr;
use Yy\Laravel\Problems;
use Yy\Laravel\Schema\Attribute;
use Yy\Laravel\Schema\Kind;
use Yy\Laravel\Schema\Schema;
use Yy\Laravel\Schema\Widget;
use Yy\Laravel\Spelling;

/**
 * The texts of `yy::widgets` that differ from the widgets' own. Each tag has its texts as
 * attributes, so that tags which are loaded into a page later, by an infinite scroll or a frame,
 * have the right language too.
 */
final class Texts
{
    /** @var array<string, array<string, array<string, mixed>>> locale → widget → text */
    private array $changed = [];

    public function __construct(
        private readonly Application $app,
        private readonly Repository $config,
        private readonly Translator $translator,
        private readonly Schema $schema,
        private readonly Problems $problems,
    ) {
    }

    /** @return array<string, mixed> name of an attribute → its text in the current locale */
    public function of(Widget $widget): array
    {
        $locale = $this->config->get('yy.locale') ?? 'pt_BR';
        if ($locale === 'app') {
            $locale = $this->app->getLocale();
        }
        $this->changed[$locale] ??= $this->read($locale);

        return $this->changed[$locale][$widget->name] ?? [];
    }

    /** @return array<string, array<string, mixed>> */
    private function read(string $locale): array
    {
        $changed = $problems = [];
        foreach ($this->translations($locale) as $name => $texts) {
            $widget = $this->schema->find((string) $name);
            if ($widget === null || ! is_array($texts)) {
                $problems[] = "yy::widgets.$name".($widget === null ? ": {$this->schema->unknown((string) $name)}" : ' must hold its texts');

                continue;
            }
            foreach ($texts as $key => $text) {
                $attribute = $widget->texts()[str_replace('_', '-', (string) $key)] ?? null;
                $problem = $attribute === null ? $this->unknown($widget, (string) $key) : $this->problem($attribute, $text);
                if ($problem !== null) {
                    $problems[] = "yy::widgets.$name.$key $problem";
                } elseif ($text !== null && $text !== $attribute->default) {
                    $changed[$widget->name][$attribute->name] = $text;
                }
            }
        }
        $this->problems->report("texts of $locale", $problems, 'YY-806');

        return $changed;
    }

    /**
     * Laravel's fallback locale is not used: the texts of a locale without a translation stay
     * Portuguese.
     */
    private function translations(string $locale): array
    {
        $language = strtok($locale, '_-');
        foreach (array_unique([$locale, str_replace('-', '_', $locale), $language]) as $each) {
            $texts = $this->translator->get('yy::widgets', [], $each, false);
            if (is_array($texts)) {
                return $texts;
            }
        }

        return [];
    }

    private function unknown(Widget $widget, string $key): string
    {
        $keys = array_map(fn (string $name) => str_replace('-', '_', $name), array_keys($widget->texts()));

        return "is no text of {$widget->component()}".Spelling::didYouMean($key, $keys);
    }

    private function problem(Attribute $attribute, mixed $text): ?string
    {
        if ($text !== null && ! is_string($text) && ! ($attribute->kind === Kind::Json && is_array($text))) {
            return "must be {$attribute->expectation()}";
        }
        $words = implode(' ', Arr::wrap($text));
        foreach ($attribute->placeholders as $name) {
            if (str_contains($words, ":$name")) {
                return "has its values in braces: {{$name}}, not :$name";
            }
        }
        preg_match_all('/\{(\w+)\}/', $words, $found);
        $unknown = array_diff($found[1], $attribute->placeholders);

        return $unknown === [] ? null : 'does not know {'.implode('}, {', $unknown).'}';
    }
}
