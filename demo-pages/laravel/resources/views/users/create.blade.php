<x-layout title="criar conta">
  <h1>vem dar uma voltinha</h1>
  <x-yy-form submit="fetch" :login-path="route('login')">
    <form method="post" action="{{ route('users.store') }}">
      @csrf
      <x-field id="nome" name="name" label="nome completo">
        <input id="nome" name="name" value="{{ old('name') }}" autocomplete="name" data-patterns="isNonEmpty">
      </x-field>
      <x-field id="email" name="email" label="e-mail">
        <input id="email" name="email" type="email" value="{{ old('email') }}" autocomplete="email" data-patterns="isNonEmpty,isValidEmail">
      </x-field>
      <x-field id="cep" name="address[zipcode]" label="cep">
        <x-yy-mask mask="zipcode">
          <input id="cep" name="address[zipcode]" value="{{ old('address.zipcode') }}" autocomplete="postal-code">
        </x-yy-mask>
      </x-field>
      <button>criar conta</button>
    </form>
  </x-yy-form>
</x-layout>
