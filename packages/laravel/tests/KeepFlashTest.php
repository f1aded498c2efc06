<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Support\Facades\Route;

final class KeepFlashTest extends TestCase
{
    public function test_the_flash_is_for_the_browser_that_comes_after_a_form_that_the_widget_sent(): void
    {
        Route::middleware('web')->group(function (): void {
            Route::get('/save', fn () => redirect('/list')->with('status', 'guardado'));
            Route::get('/list', fn () => session('status', 'nada'));
        });
        $ofWidget = ['accept' => 'application/json, text/html;q=0.9', 'x-requested-with' => 'XMLHttpRequest'];
        $this->get('/save', $ofWidget)->assertRedirect('/list');
        $this->get('/list', $ofWidget)->assertSee('guardado');
        $this->flushHeaders()->get('/list')->assertSee('guardado');
        $this->get('/list')->assertSee('nada');
    }
}
