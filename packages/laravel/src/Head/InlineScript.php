<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Config\Repository;
use RuntimeException;
use Yy\Laravel\Builds\Build;

/** `yy.js` as it stands in a page: one trip less for who has no file of it yet. */
final class InlineScript
{
    /** The folder of the build, as the file has it. */
    private const USUAL_BASE = '"/yy/"';

    public function __construct(
        private readonly Build $build,
        private readonly FileAddresses $addresses,
        private readonly Repository $config,
    ) {
    }

    /** @param string $folder of the flavour: "" or "lite/" */
    public static function file(string $folder): string
    {
        return "{$folder}yy.inline.js";
    }

    /** @throws RuntimeException where the build has no such file */
    public function text(string $folder): string
    {
        $text = $this->build->text(self::file($folder));
        $base = strpos($text, self::USUAL_BASE);

        return $base === false ? $text : substr_replace($text, Markup::scriptJson($this->addresses->of($folder)), $base, strlen(self::USUAL_BASE));
    }

    /**
     * What `script-src` of a policy without nonces needs for `inline`: `'sha256-…'`.
     *
     * @param ?string $flavour that of `config/yy.php` unless another is given
     *
     * @throws RuntimeException where the build has no such file
     */
    public function source(?string $flavour = null): string
    {
        $folder = ($flavour ?? $this->config->get('yy.flavour')) === 'lite' ? 'lite/' : '';

        return "'sha256-".base64_encode(hash('sha256', $this->text($folder), true))."'";
    }
}
