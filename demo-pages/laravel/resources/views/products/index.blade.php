<x-layout title="achados">
  <h1>achados</h1>
  @if ($products->hasMorePages())
    <x-yy-infinite-scroll :next-url="$products->nextPageUrl()" :login-path="route('login')" class="products">
      @include('products.page')
      <p><a href="{{ $products->nextPageUrl() }}" data-part="more">mais achados</a></p>
    </x-yy-infinite-scroll>
  @else
    <div class="products">@include('products.page')</div>
  @endif
</x-layout>
