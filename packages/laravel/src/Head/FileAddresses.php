<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Foundation\Application;
use Yy\Laravel\Builds\Build;

/** Where a page finds the built files. */
final class FileAddresses
{
    public function __construct(private readonly Application $app, private readonly Build $build)
    {
    }

    /**
     * One base for all files, since modules find each other beside themselves. A path alone, where there is no host for
     * assets: behind a proxy an application may not know its scheme.
     */
    public function of(string $path): string
    {
        $folder = "yy/{$this->build->version}";

        return ($this->areForeign() ? $this->app['url']->asset($folder) : HeadMetas::root($this->app)."/$folder")."/$path";
    }

    /** Whether they are on a host of their own, from which they are fetched with CORS. */
    public function areForeign(): bool
    {
        return (bool) $this->app['config']->get('app.asset_url');
    }
}
