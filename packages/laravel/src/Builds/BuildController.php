<?php

declare(strict_types=1);

namespace Yy\Laravel\Builds;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Symfony\Component\HttpFoundation\AcceptHeader;
use Symfony\Component\HttpFoundation\BinaryFileResponse;
use Symfony\Component\HttpFoundation\Response as HttpResponse;

/**
 * Serves the built files under `/yy/<version>/` when the web server does not find them in
 * `public/`: in development, and for pages of another release.
 */
final class BuildController
{
    private const TYPES = [
        'js' => 'text/javascript; charset=utf-8', 'css' => 'text/css; charset=utf-8', 'json' => 'application/json',
        'map' => 'application/json', 'txt' => 'text/plain; charset=utf-8',
    ];

    private const ENCODINGS = ['br' => '.br', 'gzip' => '.gz'];

    private const FOREVER = 'public, max-age=31536000, immutable';

    /** Modules from another origin, such as a CDN or `ASSET_URL`, need CORS. */
    private const CORS_HEADERS = [
        'access-control-allow-origin' => '*',
        'cross-origin-resource-policy' => 'cross-origin',
        'x-content-type-options' => 'nosniff',
    ];

    public function __invoke(Request $request, Build $build, string $version, string $file): HttpResponse
    {
        // A file with a digest in its name has the same content in every build. Any other file
        // belongs to its release only.
        $isSameFile = $version === $build->version || str_ends_with($file, '.digested.js');
        // Only files that the manifest lists are served, so that no path leads out of the folder.
        if (! $isSameFile || ! $build->has($file)) {
            return new Response('', 404, ['cache-control' => 'no-store', ...self::CORS_HEADERS]);
        }
        $encoding = $this->encodingFor($request, $build->file($file));
        $response = new BinaryFileResponse($build->file($file).(self::ENCODINGS[$encoding] ?? ''));
        $response->headers->add([
            'content-type' => self::TYPES[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream',
            'cache-control' => self::FOREVER,
            'vary' => 'accept-encoding',
            ...self::CORS_HEADERS,
        ]);
        if ($encoding !== null) {
            $response->headers->set('content-encoding', $encoding);
        }
        $response->setEtag($build->digest($file).($encoding === null ? '' : "-$encoding"));
        $response->isNotModified($request);

        return $response;
    }

    private function encodingFor(Request $request, string $file): ?string
    {
        $accepted = AcceptHeader::fromString($request->header('accept-encoding'));
        foreach (self::ENCODINGS as $encoding => $suffix) {
            if (($accepted->get($encoding)?->getQuality() ?? 0) > 0 && is_file($file.$suffix)) {
                return $encoding;
            }
        }

        return null;
    }
}
