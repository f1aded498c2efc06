<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

final class Product extends Model
{
    protected $guarded = [];

    public function seller(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
