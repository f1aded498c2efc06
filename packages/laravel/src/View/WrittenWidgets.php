<?php

declare(strict_types=1);

namespace Yy\Laravel\View;

use Yy\Laravel\Schema\Widget;

/**
 * The widgets that this page has so far. Blade renders sections and slots before the layout's head.
 */
final class WrittenWidgets
{
    /** @var array<string, true> name of a widget → true */
    private array $names = [];

    public function add(Widget $widget): void
    {
        $this->names[$widget->name] = true;
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_keys($this->names);
    }
}
