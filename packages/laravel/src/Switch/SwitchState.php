<?php

declare(strict_types=1);

namespace Yy\Laravel\Switch;

use stdClass;
use Throwable;

/** What a page says of its widgets, and what was wrong with it. */
final class SwitchState
{
    /**
     * @param stdClass $value for the page
     * @param list<string> $problems sentences
     * @param ?Throwable $cause what the source has thrown
     */
    public function __construct(
        public readonly stdClass $value = new stdClass,
        public readonly array $problems = [],
        public readonly ?Throwable $cause = null,
    ) {
    }
}
