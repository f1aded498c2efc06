<!doctype html>
<html lang="pt-BR">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{{ $title }} · voltinha</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="{{ asset('shop.css') }}">
  @yyHead
</head>
<body>
<header>
  <a href="{{ route('products.index') }}">voltinha</a>
  @auth
    <span>você é {{ auth()->user()->name }}</span>
    <form method="post" action="{{ route('session.destroy') }}">@csrf @method('delete') <button>sair</button></form>
  @else
    <a href="{{ route('login') }}">entrar</a>
    <a href="{{ route('users.create') }}">criar conta</a>
  @endauth
</header>
<section aria-label="avisos">
  <x-yy-flash>
    @if (session('success'))
      <p data-flash="success">{{ session('success') }}</p>
    @endif
  </x-yy-flash>
</section>
<main>{{ $slot }}</main>
</body>
</html>
