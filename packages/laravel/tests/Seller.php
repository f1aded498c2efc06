<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Database\Eloquent\Model;

/** A model with a column that must not be on the page. */
final class Seller extends Model
{
    protected $guarded = [];
}
