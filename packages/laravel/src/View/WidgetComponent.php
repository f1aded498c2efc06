<?php

declare(strict_types=1);

namespace Yy\Laravel\View;

use Closure;
use Illuminate\Container\Container;
use Illuminate\Contracts\Support\Htmlable;
use Illuminate\Support\HtmlString;
use Illuminate\View\Component;
use Illuminate\View\ComponentAttributeBag;
use Illuminate\View\Factory;
use Yy\Laravel\Problems;
use Yy\Laravel\Schema\Schema;

/**
 * Writes a widget's tag. Visitors see the slot until the widget has mounted, and without
 * JavaScript.
 *
 *     <x-yy-follow-button :user-id="$seller->id" …><a href="/entrar">seguir</a></x-yy-follow-button>
 */
abstract class WidgetComponent extends Component
{
    /** @var array<string, mixed> parameter → value; null when it was not given */
    private readonly array $given;

    /**
     * @param string $widget name of the widget, `follow_button`
     * @param array<string, mixed> $given parameter → value
     */
    public function __construct(private readonly string $widget, array $given)
    {
        // Inside a component of the application, Blade adds the attributes of that component, which
        // it has escaped.
        $outer = Container::getInstance()->make(Factory::class)->getConsumableComponentData('attributes');
        $escaped = $outer instanceof ComponentAttributeBag ? array_filter($outer->getAttributes(), is_string(...)) : [];
        $passedOn = array_intersect_assoc(array_filter($given, is_string(...)), $escaped);
        $this->given = [...$given, ...array_map(fn (string $html) => new HtmlString($html), $passedOn)];
    }

    /** Returns a closure, because Blade would compile a string as a template. */
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
        $app->make(Problems::class)->report($widget->component(), $attributes->problems(), 'YY-801');
        foreach ($app->make(Texts::class)->of($widget) as $name => $text) {
            $attributes->add($widget->attribute($name), $text);
        }
        $app->make(WrittenWidgets::class)->add($widget);

        return new HtmlString("<{$widget->tag}{$attributes->html()}>$slot</{$widget->tag}>");
    }
}
