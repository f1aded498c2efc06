<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Support\Facades\Route;

final class KeepFlashTest extends TestCase
{
    public function test_the_flash_is_kept_for_the_browser_after_the_widget_has_sent_a_form(): void
    {
        Route::middleware('web')->group(function (): void {
            Route::get('/save', fn () => redirect('/list')->with('status', 'guardado'));
            Route::get('/list', fn () => session('status', 'nada'));
        });
        $widgetHeaders = ['accept' => 'application/json, text/html;q=0.9', 'x-requested-with' => 'XMLHttpRequest'];
        $this->get('/save', $widgetHeaders)->assertRedirect('/list');
        $this->get('/list', $widgetHeaders)->assertSee('guardado');
        $this->flushHeaders()->get('/list')->assertSee('guardado');
        $this->get('/list')->assertSee('nada');
    }
}
