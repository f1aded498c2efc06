<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\View\View;

final class UserController
{
    public function create(): View
    {
        return view('users.create');
    }

    /** Laravel answers the widget with 422 and `{"message", "errors"}`, the browser with the form and its messages. */
    public function store(Request $request): RedirectResponse
    {
        $given = $request->validate([
            'name' => ['required', 'string', 'max:80'],
            'email' => ['required', 'email', 'unique:users'],
            'address.zipcode' => ['nullable', 'regex:/\A\d{5}-?\d{3}\z/', 'not_regex:/\A0{5}-?0{3}\z/'],
        ], [
            'required' => 'falta isto',
            'email' => 'não parece um e-mail',
            'unique' => 'já está em uso',
            'not_regex' => 'não existe',
            'regex' => 'não parece um cep',
        ]);
        User::create(['name' => $given['name'], 'email' => $given['email']]);

        return to_route('login', status: 303)->with('success', 'conta criada.');
    }
}
