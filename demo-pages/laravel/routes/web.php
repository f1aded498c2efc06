<?php

declare(strict_types=1);

use App\Http\Controllers\FollowController;
use App\Http\Controllers\PolicyReportController;
use App\Http\Controllers\ProductController;
use App\Http\Controllers\SessionController;
use App\Http\Controllers\UserController;
use Illuminate\Support\Facades\Route;

Route::get('/', fn () => redirect()->route('products.index'));
Route::get('/achados', [ProductController::class, 'index'])->name('products.index');
Route::get('/p/{product}', [ProductController::class, 'show'])->name('products.show');

Route::get('/entrar', [SessionController::class, 'create'])->name('login');
Route::post('/entrar', [SessionController::class, 'store'])->name('session.store');
Route::delete('/sair', [SessionController::class, 'destroy'])->name('session.destroy');
Route::get('/metadata/user', [SessionController::class, 'show']);

Route::get('/cadastro', [UserController::class, 'create'])->name('users.create');
Route::post('/cadastro', [UserController::class, 'store'])->name('users.store');

Route::get('/follows', [FollowController::class, 'show']);
Route::middleware('auth')->group(function (): void {
    Route::post('/follows', [FollowController::class, 'store'])->name('follows.store');
    Route::delete('/follows', [FollowController::class, 'destroy'])->name('follows.destroy');
});

Route::post('/csp', [PolicyReportController::class, 'store']);
Route::delete('/csp', [PolicyReportController::class, 'destroy']);
