<x-layout title="entrar">
  <h1>que bom te ver</h1>
  <form method="post" action="{{ route('session.store') }}">
    @csrf
    <ul>
      @foreach ($users as $user)
        <li><button name="user_id" value="{{ $user->id }}">{{ $user->name }}</button></li>
      @endforeach
    </ul>
  </form>
</x-layout>
