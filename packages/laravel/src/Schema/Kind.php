<?php

declare(strict_types=1);

namespace Yy\Laravel\Schema;

/** The type of an attribute's values. */
enum Kind: string
{
    case String = 'string';
    case Boolean = 'boolean';
    case Number = 'number';
    case Choice = 'choice';
    case Json = 'json';
    case Url = 'url';
}
