<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Database\Eloquent\Model;

/** A record with a column that is not for the page. */
final class Seller extends Model
{
    protected $guarded = [];
}
