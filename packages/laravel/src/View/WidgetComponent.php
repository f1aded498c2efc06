<?php

declare(strict_types=1);

namespace Yy\Laravel\View;

use Closure;
use Illuminate\Container\Container;
use Illuminate\Contracts\Support\Htmlable;
use Illuminate\Support\HtmlString;
use Illuminate\View\Component;
use Yy\Laravel\Problems;
use Yy\Laravel\Schema\Schema;

/**
 * A widget's tag. The slot is what visitors see without JavaScript, and until the widget works.
 *
 *     <x-yy-follow-button :user-id="$seller->id" …><a href="/entrar">seguir</a></x-yy-follow-button>
 */
abstract class WidgetComponent extends Component
{
    /**
     * @param string $widget its name, `follow_button`
     * @param array<string, mixed> $given by parameter; null is not given
     */
    public function __construct(private readonly string $widget, private readonly array $given)
    {
    }

    /** Blade would take a string for a template. */
    public function resolveView(): Closure
    {
        return $this->render();
    }

    public function render(): Closure
    {
        return fn (array $data): Htmlable => $this->tag((string) $data['slot']);
    }

    private function tag(string $slot): Htmlable
    {
        $app = Container::getInstance();
        $schema = $app->make(Schema::class);
        $widget = $schema->find($this->widget);
        $attributes = new TagAttributes($widget, $schema, $this->given, $this->attributes->getAttributes());
        $app->make(Problems::class)->report($widget->component(), $attributes->problems());
        foreach ($app->make(Texts::class)->of($widget) as $name => $text) {
            $attributes->add($widget->attribute($name), $text);
        }
        $app->make(WrittenWidgets::class)->add($widget);

        return new HtmlString("<{$widget->tag}{$attributes->html()}>$slot</{$widget->tag}>");
    }
}
