<?php

declare(strict_types=1);

namespace Yy\Laravel\Head;

use Illuminate\Contracts\Foundation\Application;
use Yy\Laravel\Builds\Build;

/** The URLs of the built files. */
final class FileAddresses
{
    public function __construct(private readonly Application $app, private readonly Build $build)
    {
    }

    /**
     * The URL of a file. All files have the same base, because modules import each other by
     * relative paths. Without an asset host it is only a path, because behind a proxy an
     * application may not know its scheme.
     */
    public function of(string $path): string
    {
        $folder = "yy/{$this->build->version}";

        return ($this->areCrossOrigin() ? $this->app['url']->asset($folder) : HeadMetas::root($this->app)."/$folder")."/$path";
    }

    /** Whether the files are on another host, which needs CORS. */
    public function areCrossOrigin(): bool
    {
        return (bool) $this->app['config']->get('app.asset_url');
    }
}
