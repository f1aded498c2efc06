<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Carbon\CarbonImmutable;
use Carbon\CarbonInterval;
use DateTimeImmutable;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\Paginator;
use Illuminate\Support\HtmlString;
use Illuminate\Support\Uri;
use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;

final class ValuesTest extends TestCase
{
    private function seller(): Seller
    {
        return (new Seller())->forceFill(['id' => 3, 'name' => 'ana', 'password' => 'segredo-de-ana']);
    }

    private function written(string $tag, string $name, mixed $value, string $others = ''): ?string
    {
        $html = $this->rendered("<x-$tag :$name=\"\$value\" $others />", ['value' => $value]);

        return $this->attribute($html, "data-$name");
    }

    private function refused(string $tag, string $name, mixed $value, string $others = ''): string
    {
        return $this->wrong("<x-$tag :$name=\"\$value\" $others />", ['value' => $value]);
    }

    private const FOLLOW_BUTTON_PATHS = 'unfollow-path="/f" login-path="/e"';

    private function id(mixed $value): ?string
    {
        return $this->written('yy-follow-button', 'user-id', $value, 'follow-path="/f" '.self::FOLLOW_BUTTON_PATHS);
    }

    public function test_a_string_may_be_a_number_or_an_enum(): void
    {
        $this->assertSame('01310-000', $this->id('01310-000'));
        $this->assertSame('12', $this->id(12));
        $this->assertSame('zipcode', $this->id(Answer::Cep));
        $this->assertSame('ana', $this->id(str('ana')));
    }

    public function test_an_html_string_keeps_its_entities_and_cannot_end_the_attribute(): void
    {
        $this->assertSame('Ana & "Bia"', $this->id(new HtmlString(e('Ana & "Bia"'))));
        $html = $this->rendered('<x-yy-modal :name="$name" />', ['name' => new HtmlString('"><script>&amp;')]);
        $this->assertSame('<yy-modal data-name="&quot;&gt;&lt;script&gt;&amp;"></yy-modal>', $html);
    }

    public function test_a_required_string_must_not_be_blank(): void
    {
        foreach (['', " \n", "\u{a0}"] as $blank) {
            $this->assertStringContainsString('name must not be blank', $this->refused('yy-modal', 'name', $blank));
        }
    }

    public function test_only_an_id_may_be_a_model_which_must_be_saved(): void
    {
        $this->assertSame('3', $this->id($this->seller()));
        $this->assertStringContainsString('it has no key before it is saved', $this->refused('yy-follow-button', 'user-id', new Seller()));
        $message = $this->refused('yy-modal', 'name', $this->seller());
        $this->assertSame('<x-yy-modal>: name must be a string, got an instance of '.Seller::class, $message);
    }

    public function test_other_values_are_no_strings(): void
    {
        foreach ([true, [], fn () => 1, new stdClass(), now(), collect(['a']), NAN, $this->seller()] as $value) {
            $this->assertStringStartsWith('<x-yy-modal>: name must be a string, got ', $this->refused('yy-modal', 'name', $value));
        }
        $this->assertStringContainsString('name must be text in UTF-8', $this->refused('yy-modal', 'name', "jo\xE3o"));
    }

    public function test_an_instant_is_a_time_with_its_offset(): void
    {
        $time = CarbonImmutable::parse('2026-03-01 12:00:00', 'UTC');
        $this->assertSame('2026-03-01T12:00:00+00:00', $this->written('yy-countdown', 'ends-at', $time));
        $this->assertSame('2026-03-01T09:00:00-03:00', $this->written('yy-countdown', 'ends-at', $time->setTimezone('America/Sao_Paulo')));
        $this->assertSame('2026-03-01T12:00:01.500+00:00', $this->written('yy-countdown', 'ends-at', new DateTimeImmutable('2026-03-01T12:00:01.5Z')));
        $this->assertSame('1772366400000', $this->written('yy-countdown', 'ends-at', 1_772_366_400_000));
        foreach (['2026-03-01 12:00:00', '2026-03-01T12:00:00', 'amanhã', [], CarbonInterval::hours(2)] as $value) {
            $this->assertStringContainsString('ends-at must be an ISO 8601 instant with an offset, or epoch ms, got', $this->refused('yy-countdown', 'ends-at', $value));
        }
    }

    public function test_a_boolean_is_written_as_true_or_false(): void
    {
        foreach ([[true, 'true'], [false, 'false'], ['true', 'true'], ['false', 'false'], ['', 'true']] as [$given, $written]) {
            $this->assertSame($written, $this->attribute($this->followButton(':following="$value"', ['value' => $given]), 'data-following'));
        }
        foreach ([1, 0, 'yes', [], fn () => true] as $value) {
            $this->assertStringContainsString('following must be true or false, got', $this->wrong($this->followButtonTemplate(':following="$value"'), ['value' => $value]));
        }
    }

    public function test_a_number_must_be_in_the_range_of_the_attribute(): void
    {
        foreach ([[5, '5'], ['5', '5'], [5.0, '5'], [' 7 ', '7'], [str('8'), '8']] as [$given, $written]) {
            $this->assertSame($written, $this->written('yy-letter-counter', 'limit', $given));
        }
        foreach ([-1, 2.5, NAN, INF, '', '1,5', '0x10', 'cinco', true, [], fn () => 5, CarbonInterval::seconds(3)] as $value) {
            $this->assertMatchesRegularExpression('/limit must be an integer ≥ \d, got/', $this->refused('yy-letter-counter', 'limit', $value));
        }
    }

    public function test_a_choice_is_one_of_its_words(): void
    {
        foreach (['zipcode' => 'zipcode', 'card_number' => 'card-number', 'card-number' => 'card-number'] as $given => $written) {
            $this->assertSame($written, $this->written('yy-mask', 'mask', $given));
        }
        $this->assertSame('card-number', $this->written('yy-mask', 'mask', Answer::Card));
        $this->assertMatchesRegularExpression('/mask must be one of "zipcode", .*, got "zipcod": did you mean zipcode\?/', $this->refused('yy-mask', 'mask', 'zipcod'));
        foreach ([3, [], fn () => 'cpf'] as $value) {
            $this->assertStringContainsString('mask must be one of', $this->refused('yy-mask', 'mask', $value));
        }
    }

    private function user(mixed $value): mixed
    {
        return json_decode($this->written('yy-user-avatar', 'user', $value), true);
    }

    public function test_json_may_be_arrays_collections_and_resources(): void
    {
        $ana = ['name' => '<b>"Ana" & \'Bia\'</b>', 'id' => 3];
        foreach ([$ana, (object) $ana, collect($ana), json_encode($ana), new HtmlString(json_encode($ana)), str(json_encode($ana))] as $value) {
            $this->assertSame($ana, $this->user($value));
        }
        $this->assertSame('{}', $this->written('yy-user-avatar', 'user', []));
        $this->assertSame(['id' => 3, 'name' => 'ana'], $this->user($this->seller()->only('id', 'name')));
        $this->assertSame(['id' => 3, 'name' => 'ana'], $this->user(new SellerResource($this->seller())));
        $this->assertSame(['sellers' => [['id' => 3, 'name' => 'ana']]], $this->user(['sellers' => SellerResource::collection([$this->seller()])]));
        $this->assertSame(['at' => '2026-03-01T12:00:00+00:00'], $this->user(['at' => new DateTimeImmutable('2026-03-01T12:00:00Z')]));
    }

    /** @return iterable<string, array> */
    public static function whole(): iterable
    {
        $seller = (new Seller())->forceFill(['id' => 3, 'password' => 'segredo-de-ana']);
        yield 'a model' => [$seller];
        yield 'a model inside' => [['friends' => [$seller]]];
        yield 'a collection' => [new \Illuminate\Database\Eloquent\Collection([$seller])];
        yield 'a lazy collection' => [\Illuminate\Support\LazyCollection::make([$seller])];
        yield 'a resource of no class' => [new JsonResource($seller)];
        yield 'resources of no class' => [JsonResource::collection([$seller])];
        yield 'a page of them' => [new Paginator([$seller], 10)];
    }

    #[DataProvider('whole')]
    public function test_json_of_a_model_is_refused(mixed $value): void
    {
        $message = $this->refused('yy-user-avatar', 'user', $value);
        $this->assertStringContainsString('give an array of the fields it needs', $message);
        $this->assertStringNotContainsString('segredo', $message);
    }

    public function test_values_without_json_are_refused(): void
    {
        $endless = [];
        $endless['name'] = &$endless;
        foreach ([fn () => 1, ['a' => fn () => 1], $endless, ['name' => "\xE3"], ['n' => NAN], '{name: 1}', new HtmlString('<b>'), new \Exception('a')] as $value) {
            $this->assertStringStartsWith('<x-yy-user-avatar>: user must be { name: string', $this->refused('yy-user-avatar', 'user', $value));
        }
    }

    public function test_a_url_must_have_an_allowed_scheme(): void
    {
        $path = fn (mixed $value) => $this->written('yy-follow-button', 'follow-path', $value, 'user-id="3" '.self::FOLLOW_BUTTON_PATHS);
        $this->assertSame('/a?b=1&c="2"', $path('/a?b=1&c="2"'));
        $this->assertSame('/a?b=1&copy=2', $path(new HtmlString('/a?b=1&copy=2')));
        $this->assertSame('https://a.example/b', $path(Uri::of('https://a.example/b')));
        foreach (['javascript:alert(1)', " java\nscript:x", "\u{1}data:text/html,x", 'mailto:a@b.example', 'http://', 'https:', '', 3, true, [], fn () => '/a', $this->seller()] as $value) {
            $message = $this->refused('yy-follow-button', 'follow-path', $value, 'user-id="3" '.self::FOLLOW_BUTTON_PATHS);
            $this->assertStringContainsString('follow-path must be an http:, https: address, got', $message);
        }
    }
}
