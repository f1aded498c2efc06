<?php

declare(strict_types=1);

namespace Tests\Feature;

use App\Models\User;
use Tests\TestCase;

final class GuideTest extends TestCase
{
    public function test_it_says_how_a_test_asks_whether_an_answer_will_do(): void
    {
        $guide = file_get_contents(__DIR__.'/../../../../docs/guide/laravel.md');
        preg_match_all('/^```php\n(.*?)^```/ms', $guide, $blocks);
        $examples = array_values(array_filter($blocks[1], fn (string $code) => str_contains($code, 'assertAnswersYy')));
        $this->assertCount(1, $examples);
        $user = User::firstOrFail();
        eval($examples[0]);
    }
}
