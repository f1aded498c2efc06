<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Auth\Factory as Auth;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Support\Arr;
use Yy\Laravel\Problems;
use Yy\Laravel\Values\AttributeValue;

/** The meta tags that the widgets read. */
final class HeadMetas
{
    private const ORIGIN = '~\Ahttps?://[^/?#\s]+\z~';

    public function __construct(
        private readonly Application $app,
        private readonly Problems $problems,
        private readonly HeadOptions $options,
    ) {
    }

    /** @return list<string> */
    public function tags(): array
    {
        $metas = [
            ...$this->csrf(),
            'csp-nonce' => $this->options->nonce(),
            'yy-root' => self::root($this->app) ?: null,
            'yy-user-id' => $this->userId(),
            ...array_filter($this->contents(), fn (mixed $content) => $content !== ''),
        ];
        $metas = array_filter($metas, fn (mixed $content) => $content !== null);

        return array_values(array_map($this->meta(...), array_keys($metas), $metas));
    }

    /** The path of the application, `/loja`; empty at the root of the origin. */
    public static function root(Application $app): string
    {
        return rtrim((string) parse_url($app['url']->to('/'), PHP_URL_PATH), '/');
    }

    /** @return array<string, mixed> */
    private function contents(): array
    {
        return [
            'yy-environment' => $this->options->environment(),
            'yy-guide' => $this->options->get('guide'),
            'fingerprint' => $this->options->get('fingerprint'),
            'device-type' => $this->options->get('device_type'),
            'yy-assets-host' => $this->options->get('assets_host'),
            'yy-photo-host' => $this->options->get('photo_host'),
            'yy-icon-sprite' => $this->iconSprite(),
            'yy-native-app' => $this->options->get('native_app'),
            'yy-allowed-origins' => $this->allowedOrigins(),
        ];
    }

    /** @return array<string, ?string> */
    private function csrf(): array
    {
        $request = $this->app['request'];
        if (! $this->options->get('csrf') || ! $request->hasSession()) {
            return [];
        }

        return ['csrf-token' => $request->session()->token(), 'csrf-param' => '_token'];
    }

    /** Empty when nobody is signed in; null, for no tag, when the option is false. */
    private function userId(): string|int|null
    {
        $id = $this->options->get('user_id');

        return $id === false ? null : $id ?? $this->app->make(Auth::class)->guard()->id() ?? '';
    }

    private function iconSprite(): ?string
    {
        $sprite = $this->options->get('icon_sprite');

        return $sprite === null || preg_match('~\A/|\A[a-z]+:~i', $sprite) ? $sprite : $this->app['url']->asset($sprite);
    }

    private function allowedOrigins(): string
    {
        $origins = array_merge(...array_map(
            fn (string $each) => preg_split('/\s+/', trim($each), flags: PREG_SPLIT_NO_EMPTY),
            array_values(Arr::wrap($this->options->get('allowed_origins'))),
        ));
        $wrong = preg_grep(self::ORIGIN, $origins, PREG_GREP_INVERT);
        $this->problems->report('@yyHead', array_values(array_map(
            fn (string $origin) => "allowed_origins: $origin is no origin like https://site.example",
            $wrong,
        )), 'YY-809');

        return implode(' ', array_diff($origins, $wrong));
    }

    private function meta(string $name, mixed $content): string
    {
        $text = is_bool($content) ? var_export($content, true) : AttributeValue::textOf($content) ?? (string) $content;

        return '<meta name="'.$name.'" content="'.AttributeValue::escaped($text, isHtml: false).'">';
    }
}
