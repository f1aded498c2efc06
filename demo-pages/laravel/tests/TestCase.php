<?php

declare(strict_types=1);

namespace Tests;

use App\Models\User;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Foundation\Testing\TestCase as LaravelTestCase;
use Illuminate\Testing\TestResponse;

abstract class TestCase extends LaravelTestCase
{
    use RefreshDatabase;

    protected bool $seed = true;

    /** Debian has no Mockery, which Laravel needs to mock the console's output. */
    public $mockConsoleOutput = false;

    public function createApplication(): Application
    {
        $app = require __DIR__.'/../bootstrap/app.php';
        $app->make(\Illuminate\Contracts\Console\Kernel::class)->bootstrap();

        return $app;
    }

    protected function signedIn(): User
    {
        $marina = User::where('email', 'marina@exemplo.com.br')->firstOrFail();
        $this->actingAs($marina);

        return $marina;
    }

    /**
     * Sends a request as a widget does.
     *
     * @param string $accept the widget's `Accept` header; JSON, unless its README says otherwise
     */
    protected function asked(string $method, string $path, array $fields = [], string $accept = 'application/json'): TestResponse
    {
        $headers = ['Accept' => $accept, 'X-Requested-With' => 'XMLHttpRequest'];

        return $accept === 'application/json'
            ? $this->json($method, $path, $fields, $headers)
            : $this->call($method, $path, $fields, server: $this->transformHeadersToServerVars($headers));
    }
}
