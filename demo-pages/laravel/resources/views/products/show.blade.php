<x-layout :title="$product->title">
  <h1>{{ $product->title }}</h1>
  <p>R$ {{ $product->price }}</p>
  <h2>{{ $product->seller->name }}</h2>
  <x-follow :seller="$product->seller" />
</x-layout>
