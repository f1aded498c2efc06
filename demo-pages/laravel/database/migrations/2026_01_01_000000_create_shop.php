<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('users', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('email')->unique();
            $table->rememberToken();
            $table->timestamps();
        });
        Schema::create('products', function (Blueprint $table): void {
            $table->id();
            $table->string('title');
            $table->integer('price');
            $table->foreignId('seller_id');
            $table->timestamps();
        });
        Schema::create('follows', function (Blueprint $table): void {
            $table->foreignId('follower_id');
            $table->foreignId('following_id');
            $table->unique(['follower_id', 'following_id']);
        });
        Schema::create('csp_reports', function (Blueprint $table): void {
            $table->id();
            $table->text('body');
        });
    }
};
