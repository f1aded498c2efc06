<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Foundation\Auth\User as Authenticatable;

final class User extends Authenticatable
{
    protected $guarded = [];

    public function following(): BelongsToMany
    {
        return $this->belongsToMany(self::class, 'follows', 'follower_id', 'following_id');
    }

    public function follows(self $seller): bool
    {
        return $this->following->contains($seller);
    }

    public function firstName(): string
    {
        return strtok($this->name, ' ');
    }
}
