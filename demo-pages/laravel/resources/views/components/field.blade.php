@props(['name', 'label', 'id'])
@php($key = str_replace(['[', ']'], ['.', ''], $name))
<div class="field">
  <label for="{{ $id }}">{{ $label }}</label>
  {{ $slot }}
  @error($key)
    <p id="{{ $id }}-erro">{{ $message }}</p>
  @enderror
</div>
