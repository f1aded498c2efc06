<?php

declare(strict_types=1);

namespace Yy\Laravel\Values;

use BackedEnum;
use DateTimeInterface;
use Illuminate\Contracts\Pagination\CursorPaginator;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Support\Enumerable;
use Illuminate\Support\HtmlString;
use Illuminate\Support\Stringable;
use JsonException;
use JsonSerializable;
use ReflectionMethod;
use stdClass;
use Yy\Laravel\Schema\Attribute;

/** Converts a PHP value to JSON. A string must already be JSON. */
final class JsonValue
{
    /** JSON must not be nested deeper. */
    private const MAX_DEPTH = 64;

    public function __construct(private readonly Attribute $attribute)
    {
    }

    /** @throws Unfit */
    public function text(mixed $value): string
    {
        $isText = is_string($value) || $value instanceof HtmlString || $value instanceof Stringable;
        try {
            if ($isText) {
                json_decode((string) $value, flags: JSON_THROW_ON_ERROR);

                return (string) $value;
            }
            // In PHP, an empty array may also stand for an empty object.
            $isObject = str_starts_with($this->attribute->type ?? '', '{');
            $plain = $this->plain($value, $value, self::MAX_DEPTH);

            return json_encode(
                $plain === [] && $isObject ? new stdClass : $plain,
                JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION,
            );
        } catch (JsonException $exception) {
            throw Unfit::for($this->attribute, $value, match (true) {
                $isText => 'the text is no JSON',
                $exception->getCode() === JSON_ERROR_UTF8 => 'it holds text that is not UTF-8',
                default => 'it cannot be written as JSON',
            });
        }
    }

    /**
     * Converts a value to arrays and plain values. Refuses a model, at any depth, because its JSON
     * would have every column.
     *
     * @throws Unfit
     */
    private function plain(mixed $part, mixed $value, int $depth): mixed
    {
        if ($depth === 0) {
            throw Unfit::for($this->attribute, $value, 'it contains itself, or is too deep');
        }
        $refuse = fn (string $hint) => throw Unfit::for($this->attribute, $value, $hint);
        $inside = fn (mixed $each) => $this->plain($each, $value, $depth - 1);

        return match (true) {
            $part === null, is_scalar($part) => $part,
            is_array($part) => array_map($inside, $part),
            $part instanceof stdClass => (object) array_map($inside, (array) $part),
            $part instanceof BackedEnum => $part->value,
            $part instanceof DateTimeInterface => $part->format(DATE_ATOM),
            $part instanceof ResourceCollection && self::inherits($part, ResourceCollection::class) => $inside($part->collection->all()),
            $part instanceof Model, $part instanceof Paginator, $part instanceof CursorPaginator,
            $part instanceof JsonResource && self::inherits($part, JsonResource::class) => $refuse('give an array of the fields it needs, as ->only(…) makes one'),
            $part instanceof JsonResource => $inside($part->resolve()),
            $part instanceof Enumerable => array_map($inside, $part->all()),
            $part instanceof JsonSerializable => $inside($part->jsonSerialize()),
            $part instanceof Arrayable => $inside($part->toArray()),
            default => $refuse(Unfit::describe($part).' is no JSON'),
        };
    }

    /** Whether the resource inherits `toArray`, which returns all columns of its model. */
    private static function inherits(JsonResource $resource, string $class): bool
    {
        return (new ReflectionMethod($resource, 'toArray'))->getDeclaringClass()->getName() === $class;
    }
}
