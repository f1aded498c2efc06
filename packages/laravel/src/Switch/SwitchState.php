<?php

declare(strict_types=1);

namespace Yy\Laravel\Switch;

use stdClass;
use Throwable;

/** The rules for a page's widgets, and the problems with them. */
final class SwitchState
{
    /**
     * @param stdClass $value the valid rules
     * @param list<string> $problems sentences
     * @param ?Throwable $cause an exception that the source has thrown
     */
    public function __construct(
        public readonly stdClass $value = new stdClass,
        public readonly array $problems = [],
        public readonly ?Throwable $cause = null,
    ) {
    }
}
