<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

/** Stands for an absent value, as opposed to null. */
enum Missing
{
    case Here;
}
