<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

use Illuminate\Testing\TestResponse;

/** The parts of a response that widgets read. */
final class ServerAnswer
{
    public function __construct(
        public readonly int $status,
        public readonly ?string $contentType,
        public readonly ?string $location,
        public readonly string $body,
    ) {
    }

    public static function of(TestResponse $response): self
    {
        $content = $response->getContent();

        return new self(
            $response->getStatusCode(),
            $response->headers->get('content-type'),
            $response->headers->get('location'),
            $content === false ? $response->streamedContent() : $content,
        );
    }

    /** The media type without parameters; empty when there is none. */
    public function mediaType(): string
    {
        return strtolower(trim(explode(';', $this->contentType ?? '', 2)[0]));
    }

    public function isRedirect(): bool
    {
        return $this->status >= 300 && $this->status < 400;
    }
}
