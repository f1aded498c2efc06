<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

/** What is not there, as opposed to null. */
enum Missing
{
    case Here;
}
