<?php

declare(strict_types=1);

namespace Yy\Laravel\Testing;

use Illuminate\Testing\TestResponse;
use InvalidArgumentException;
use JsonException;
use PHPUnit\Framework\Assert;
use Yy\Laravel\Problem;
use Yy\Laravel\Spelling;

/**
 * Checks whether widgets can use a server's answers, by the rules in `answers.json`. Only tests use
 * this class.
 */
final class Answers
{
    private readonly Shapes $shapes;

    /** @var array<string, object> by id */
    private readonly array $endpoints;

    /** @var list<object> answers that each endpoint may give */
    private readonly array $everywhere;

    public function __construct(string $file = __DIR__.'/../../answers.json')
    {
        $data = json_decode((string) file_get_contents($file), flags: JSON_THROW_ON_ERROR);
        $this->shapes = new Shapes($data->expectations, $data->decimal);
        $this->endpoints = array_column($data->endpoints, null, 'id');
        $this->everywhere = $data->everywhere;
    }

    /**
     * Implements `$response->assertAnswersYy('follow')` and, for another answer than a success,
     * `->assertAnswersYy('follow', 401)`.
     */
    public static function assert(TestResponse $response, string $endpoint, ?int $status = null): TestResponse
    {
        $problem = (new self())->problem($endpoint, ServerAnswer::of($response), $status);
        // The message of assertNull would say more about null than about the answer.
        $problem === null ? Assert::assertTrue(true) : Assert::fail($problem);

        return $response;
    }

    /**
     * Says in one sentence why widgets cannot use an answer, and what they need.
     *
     * @param string $id the endpoint: `follow-states` or `follow_states`
     * @param int|null $status the status of the answer that the test expects; null for any success.
     *   401 is possible for each endpoint
     *
     * @return ?string null when widgets can use the answer
     *
     * @throws InvalidArgumentException for an unknown endpoint, or a status that it never answers
     */
    public function problem(string $id, ServerAnswer $answer, ?int $status = null): ?string
    {
        $endpoint = $this->endpoint($id);
        $meant = $this->meantAnswers($endpoint, $status);
        $found = self::matching($meant, $answer->status);
        $problem = $found !== null && ($status === null || $status === $answer->status)
            ? $this->problemWith($answer, $found)
            : $this->wrongStatus($answer, $endpoint, $status === null ? self::statuses($meant) : (string) $status);

        return $problem === null ? null : "$endpoint->call: $problem (".implode(', ', $endpoint->widgets).')';
    }

    private function endpoint(string $id): object
    {
        $name = str_replace('_', '-', $id);
        $ids = array_keys($this->endpoints);

        return $this->endpoints[$name] ?? throw Problem::error(
            'YY-815',
            "no widget asks for an endpoint $id".Spelling::didYouMean($name, $ids).'; there are '.implode(', ', $ids)
        );
    }

    /**
     * @return list<object> the answers that a test may expect: the successes, unless it names a
     *   status
     */
    private function meantAnswers(object $endpoint, ?int $status): array
    {
        $possible = $this->possibleAnswers($endpoint);
        if ($status === null) {
            return array_values(array_filter($possible, self::isSuccess(...)));
        }
        $named = self::matching($possible, $status);

        return $named !== null ? [$named] : throw Problem::error(
            'YY-815',
            "$endpoint->id is never answered $status; there are ".self::statuses($possible)
        );
    }

    /** @return list<object> */
    private function possibleAnswers(object $endpoint): array
    {
        return [...$endpoint->answers, ...$this->everywhere];
    }

    /** @param list<object> $answers */
    private static function matching(array $answers, int $status): ?object
    {
        foreach ($answers as $each) {
            if (in_array($each->status, [(string) $status, intdiv($status, 100).'XX'], true)) {
                return $each;
            }
        }

        return null;
    }

    private static function isSuccess(object $answer): bool
    {
        return in_array($answer->status[0], ['2', '3'], true);
    }

    /** @param list<object> $answers */
    private static function statuses(array $answers): string
    {
        return implode(' or ', array_column($answers, 'status'));
    }

    private function wrongStatus(ServerAnswer $answer, object $endpoint, string $needed): string
    {
        if ($answer->isRedirect()) {
            $target = $answer->location === null ? '' : " to $answer->location";

            return "the status is $answer->status, a redirect$target, needed is $needed, or 401 where nobody is signed in";
        }
        $found = self::matching($this->possibleAnswers($endpoint), $answer->status);
        $hint = $found !== null && ! self::isSuccess($found) ? "; a test that means $answer->status has to name it" : '';

        return "the status is $answer->status, needed is $needed$hint";
    }

    private function problemWith(ServerAnswer $answer, object $spec): ?string
    {
        if ($answer->isRedirect() && $answer->location === null) {
            return 'the redirect has no Location, needed is the address of the next page';
        }
        $type = $answer->mediaType();
        if (isset($spec->mediaTypes) && ! in_array($type, $spec->mediaTypes, true)) {
            return 'the answer is '.($type ?: 'of no type').', needed is '.implode(' or ', $spec->mediaTypes);
        }

        return isset($spec->shape) ? $this->jsonProblem($answer, $spec->shape) : null;
    }

    private function jsonProblem(ServerAnswer $answer, object $shape): ?string
    {
        if (trim($answer->body) === '') {
            return 'the answer is empty, needed is JSON';
        }
        try {
            return $this->shapes->problem($shape, json_decode($answer->body, flags: JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE));
        } catch (JsonException) {
            $type = $answer->mediaType();

            return $type === '' || preg_match('~[/+]json\z~', $type) ? 'the answer is not JSON' : "the answer is $type, needed is JSON";
        }
    }
}
