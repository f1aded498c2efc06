<?php

declare(strict_types=1);

namespace Yy\Laravel\Values;

use BackedEnum;
use DateInterval;
use DateTimeInterface;
use Illuminate\Contracts\Support\Htmlable;
use Illuminate\Database\Eloquent\Model;
use Stringable;
use Yy\Laravel\Schema\Attribute;
use Yy\Laravel\Schema\Kind;
use Yy\Laravel\Spelling;

/** Converts a PHP value to the text of an attribute, in the format that the elements parse. */
final class AttributeValue
{
    private const NUMBER = '/\A[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\z/i';

    private const INSTANT = '/\A\s*(?:\d{1,16}|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?(?:\d\d)?))\s*\z/';

    private const WITHOUT_HOST = '~\Ahttps?:[/\\\\]*\z~i';

    public function __construct(private readonly Attribute $attribute)
    {
    }

    /**
     * The text for the inside of an attribute, escaped. An `Htmlable` keeps its entities.
     *
     * @throws Unfit
     */
    public function html(mixed $value): string
    {
        return self::escaped($this->text($value), $value instanceof Htmlable && $this->attribute->kind !== Kind::Json);
    }

    /**
     * @param bool $isHtml whether the text keeps its entities; in either case it cannot end the
     *   attribute
     */
    public static function escaped(string $text, bool $isHtml): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8', double_encode: ! $isHtml);
    }

    /**
     * The text without escaping.
     *
     * @throws Unfit
     */
    public function text(mixed $value): string
    {
        if ($value instanceof BackedEnum) {
            $value = $value->value;
        }
        $text = match ($this->attribute->kind) {
            Kind::String => $this->string($value),
            Kind::Boolean => $this->boolean($value),
            Kind::Number => $this->number($value),
            Kind::Choice => $this->choice($value),
            Kind::Json => (new JsonValue($this->attribute))->text($value),
            Kind::Url => $this->url($value),
        };
        if ($this->attribute->isRequired && self::isBlank($text)) {
            throw new Unfit('must not be blank, got '.Unfit::describe($value), isBlank: true);
        }

        return $text;
    }

    private function string(mixed $value): string
    {
        $text = match (true) {
            $value instanceof Model => $this->key($value),
            $value instanceof DateTimeInterface => $this->instant($value),
            $value instanceof DateInterval => throw $this->unfit($value, 'it is a length of time: now()->add(…) is an instant'),
            is_int($value), is_float($value) && is_finite($value) => (string) $value,
            default => self::utf8(self::textOf($value) ?? throw $this->unfit($value)),
        };
        if ($this->attribute->isInstant() && ! preg_match(self::INSTANT, $text)) {
            throw $this->unfit($value);
        }

        return $text;
    }

    /** The id of a model. A model is `Stringable`, but its text would have all columns. */
    private function key(Model $model): string
    {
        if (! $this->attribute->isId()) {
            throw $this->unfit($model);
        }

        return (string) ($model->getKey() ?? throw $this->unfit($model, 'it has no key before it is saved'));
    }

    private function instant(DateTimeInterface $time): string
    {
        if (! $this->attribute->isInstant()) {
            throw $this->unfit($time);
        }

        return $time->format($time->format('u') === '000000' ? 'Y-m-d\TH:i:sP' : 'Y-m-d\TH:i:s.vP');
    }

    private function boolean(mixed $value): string
    {
        return match ($value) {
            true, 'true', '' => 'true',
            false, 'false' => 'false',
            default => throw $this->unfit($value),
        };
    }

    private function number(mixed $value): string
    {
        if ($value instanceof DateInterval) {
            throw $this->unfit($value, 'say its unit, for example ->totalMilliseconds');
        }
        $text = is_int($value) || is_float($value) ? (string) $value : trim(self::textOf($value) ?? throw $this->unfit($value));
        $number = preg_match(self::NUMBER, $text) ? (float) $text : throw $this->unfit($value);
        [$min, $max] = [$this->attribute->min, $this->attribute->max];
        $fits = ($min === null || $number >= $min) && ($max === null || $number <= $max);
        if (! $fits || ! is_finite($number) || ($this->attribute->isInteger && floor($number) !== $number)) {
            throw $this->unfit($value);
        }

        return $text;
    }

    private function choice(mixed $value): string
    {
        $text = self::textOf($value) ?? throw $this->unfit($value);
        foreach ([$text, str_replace('_', '-', $text)] as $word) {
            if (in_array($word, $this->attribute->options, true)) {
                return $word;
            }
        }
        $similar = Spelling::similar($text, $this->attribute->options);
        throw $this->unfit($value, $similar === null ? null : "did you mean $similar?");
    }

    /** Browsers ignore tabs and line ends in a URL, and control characters and spaces before it. */
    private function url(mixed $value): string
    {
        $text = self::utf8(self::textOf($value) ?? throw $this->unfit($value));
        $bare = ltrim(str_replace(["\t", "\r", "\n"], '', $text), "\0..\x20");
        $hasScheme = preg_match('/\A[a-z][a-z0-9+.-]*:/i', $bare, $scheme) === 1;
        if (self::isBlank($bare) || preg_match(self::WITHOUT_HOST, $bare)
            || ($hasScheme && ! in_array(strtolower($scheme[0]), $this->attribute->schemes, true))) {
            throw $this->unfit($value);
        }

        return $text;
    }

    /**
     * The text of a value; null for a value without a clear text: that of a model would have all
     * columns, and that of a date no time zone.
     */
    public static function textOf(mixed $value): ?string
    {
        return match (true) {
            is_string($value) => $value,
            $value instanceof Model, $value instanceof DateTimeInterface, $value instanceof DateInterval, is_iterable($value) => null,
            $value instanceof Htmlable => $value->toHtml(),
            $value instanceof Stringable => (string) $value,
            default => null,
        };
    }

    private static function utf8(string $text): string
    {
        return mb_check_encoding($text, 'UTF-8') ? $text : throw new Unfit('must be text in UTF-8');
    }

    private static function isBlank(string $text): bool
    {
        return preg_match('/\A[\p{Cc}\p{Z}]*\z/u', $text) === 1;
    }

    private function unfit(mixed $value, ?string $hint = null): Unfit
    {
        return Unfit::for($this->attribute, $value, $hint);
    }
}
