<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Route;
use Illuminate\Testing\TestResponse;
use InvalidArgumentException;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\Attributes\DataProvider;
use Yy\Laravel\Testing\Answers;
use Yy\Laravel\Testing\ServerAnswer;

/**
 * Tests of answers. The packages of all languages must give the sentences in
 * `testing/generated/answers.fixtures.json`.
 */
final class AnswersTest extends TestCase
{
    /** @return iterable<string, array{object, list<mixed>}> */
    public static function endpoints(): iterable
    {
        $data = json_decode(file_get_contents(__DIR__.'/../../../testing/generated/answers.fixtures.json'), flags: JSON_THROW_ON_ERROR);
        foreach ($data->endpoints as $endpoint) {
            yield $endpoint->id => [$endpoint, $data->values];
        }
    }

    #[DataProvider('endpoints')]
    public function test_every_status_type_and_place_is_judged_as_by_the_widgets(object $endpoint, array $values): void
    {
        $answers = new Answers();
        foreach ($endpoint->cases as $case) {
            $given = $case->answer;
            $answer = new ServerAnswer($given->status, $given->contentType ?? null, $given->location ?? null, $given->body);
            $this->assertSame(self::sentence($endpoint, $case->problem), $answers->problem($endpoint->id, $answer, $case->named ?? null), json_encode($case));
        }
        foreach ($endpoint->changes ?? [] as $change) {
            foreach ($change->problems as $index => $problem) {
                $body = json_encode(self::changed($endpoint->example, $change->at, $values[$index], $index === 0));
                $answer = new ServerAnswer($endpoint->answer->status, $endpoint->answer->contentType, null, $body);
                $this->assertSame(self::sentence($endpoint, $problem), $answers->problem($endpoint->id, $answer), $body);
            }
        }
    }

    /** @param bool $isRemoved whether the value is removed instead, if it has a name */
    private static function changed(mixed $example, array $place, mixed $value, bool $isRemoved): mixed
    {
        if ($place === []) {
            return $value;
        }
        $step = array_shift($place);
        if (is_array($example)) {
            return array_replace($example, [$step => self::changed($example[$step], $place, $value, $isRemoved)]);
        }
        $copy = clone $example;
        if ($isRemoved && $place === []) {
            unset($copy->$step);
        } else {
            $copy->$step = self::changed($example->$step, $place, $value, $isRemoved);
        }

        return $copy;
    }

    private static function sentence(object $endpoint, ?string $problem): ?string
    {
        return $problem === null ? null : $endpoint->begins.$problem.$endpoint->ends;
    }

    public function test_assertions_can_be_chained(): void
    {
        Route::get('/states', fn () => ['users' => [['id' => 7, 'user_follow' => true]]]);
        Route::get('/out', fn () => response('', 401));
        Route::get('/stream', fn () => response()->streamJson(['users' => []]));
        $this->get('/states')->assertAnswersYy('follow-states')->assertOk();
        $this->get('/states')->assertAnswersYy('follow_states', 200);
        $this->get('/stream')->assertAnswersYy('follow-states')->assertStreamedContent('{"users":[]}');
        $this->get('/out')->assertAnswersYy('follow', 401);
    }

    public function test_a_problem_is_one_sentence(): void
    {
        $answers = [
            'GET /follows/states: users[0].user_follow is missing, needed is true or false: whether the visitor follows the user (yy-follow-button)' => ['follow-states', new JsonResponse(['users' => [['id' => 7]]])],
            'GET /follows/states: users is an object, needed is a list: the users of the page\'s buttons (yy-follow-button)' => ['follow-states', new JsonResponse(['users' => (object) []])],
            'POST /follows: the status is 302, a redirect to http://localhost/entrar, needed is 2XX, or 401 where nobody is signed in (yy-follow-button)' => ['follow', redirect('/entrar')],
            'GET /api/facilities: the answer is text/html, needed is JSON (yy-facilities)' => ['facilities', new Response("n\xE3o", headers: ['content-type' => 'text/html; charset=latin1'])],
        ];
        foreach ($answers as $sentence => [$endpoint, $response]) {
            $this->assertSame($sentence, self::failure(fn () => TestResponse::fromBaseResponse($response)->assertAnswersYy($endpoint)));
        }
    }

    public function test_unknown_names_and_statuses_are_refused(): void
    {
        $response = TestResponse::fromBaseResponse(new Response());
        foreach (['folow' => 'did you mean follow?', 'something-else' => 'there are user, follow, unfollow'] as $name => $words) {
            $this->assertStringContainsString($words, self::failure(fn () => $response->assertAnswersYy($name)));
        }
        $this->assertSame("follow is never answered 403; there are 2XX or 422 or 401\nYY-815 guia/erros/815", self::failure(fn () => $response->assertAnswersYy('follow', 403)));
    }

    public function test_phpunit_shows_the_sentence(): void
    {
        $file = "{$this->folder}/FollowsTest.php";
        file_put_contents($file, <<<'PHP'
            <?php
            final class FollowsTest extends Yy\Laravel\Tests\TestCase
            {
                public function test_kept(): void
                {
                    Illuminate\Testing\TestResponse::fromBaseResponse(new Illuminate\Http\Response('oh', 500))->assertAnswersYy('follow');
                }
            }
            PHP);
        $command = [PHP_BINARY, $_SERVER['argv'][0], '--no-configuration', '--bootstrap', __DIR__.'/bootstrap.php', $file];
        exec(implode(' ', array_map(escapeshellarg(...), $command)).' 2>&1', $lines, $status);
        $this->assertSame(1, $status, implode("\n", $lines));
        $this->assertContains('POST /follows: the status is 500, needed is 2XX (yy-follow-button)', $lines);
    }

    private static function failure(callable $assert): string
    {
        try {
            $assert();
        } catch (AssertionFailedError|InvalidArgumentException $failure) {
            return $failure->getMessage();
        }

        return 'none';
    }
}
