<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Config\Repository;
use RuntimeException;
use Yy\Laravel\Builds\Build;

/** `yy.js` as an inline script, which saves a request when the file is not cached. */
final class InlineScript
{
    /** The base path in the built file. It is replaced by that of the build. */
    private const BUILT_BASE = '"/yy/"';

    public function __construct(
        private readonly Build $build,
        private readonly FileAddresses $addresses,
        private readonly Repository $config,
    ) {
    }

    /** @param string $folder the flavour's folder: "" or "lite/" */
    public static function file(string $folder): string
    {
        return "{$folder}yy.inline.js";
    }

    /** @throws RuntimeException when the build has no such file */
    public function text(string $folder): string
    {
        $text = $this->build->text(self::file($folder));
        $base = strpos($text, self::BUILT_BASE);

        return $base === false ? $text : substr_replace($text, Markup::scriptJson($this->addresses->of($folder)), $base, strlen(self::BUILT_BASE));
    }

    /**
     * The source for `inline` that a policy without nonces needs in `script-src`: `'sha256-…'`.
     *
     * @param ?string $flavour default: that of `config/yy.php`
     *
     * @throws RuntimeException when the build has no such file
     */
    public function source(?string $flavour = null): string
    {
        $folder = ($flavour ?? $this->config->get('yy.flavour')) === 'lite' ? 'lite/' : '';

        return "'sha256-".base64_encode(hash('sha256', $this->text($folder), true))."'";
    }
}
