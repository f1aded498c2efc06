<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

enum Answer: string
{
    case Cep = 'zipcode';
    case Card = 'card_number';
}
