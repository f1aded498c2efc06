@props(['seller'])
@php($followed = auth()->user()?->follows($seller))
<x-yy-follow-button :user-id="$seller" :user-name="$seller->firstName()" :follow-path="route('follows.store')"
                    :unfollow-path="route('follows.destroy')" :login-path="route('login')" :following="$followed">
  @guest
    <a href="{{ route('login', ['redirect_to' => request()->fullUrl()]) }}">seguir {{ $seller->firstName() }}</a>
  @else
    <form method="post" action="{{ route($followed ? 'follows.destroy' : 'follows.store') }}">
      @csrf
      @if ($followed) @method('delete') @endif
      <input type="hidden" name="following_id" value="{{ $seller->id }}">
      <button>{{ $followed ? 'seguindo' : 'seguir' }} {{ $seller->firstName() }}</button>
    </form>
  @endguest
</x-yy-follow-button>
