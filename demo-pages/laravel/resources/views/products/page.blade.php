@foreach ($products as $product)
  <article>
    <h2><a href="{{ route('products.show', $product) }}">{{ $product->title }}</a></h2>
    <p>R$ {{ $product->price }}</p>
    <x-follow :seller="$product->seller" />
  </article>
@endforeach
