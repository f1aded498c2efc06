<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\View\View;

final class SessionController
{
    /** The signed-in user, for the widgets. */
    public function show(Request $request): array
    {
        $user = $request->user();

        return $user === null ? ['id' => null] : ['id' => $user->id, 'first_name' => $user->firstName()];
    }

    public function create(Request $request): View
    {
        $target = $request->query('redirect_to', '');
        if (is_string($target) && str_starts_with($target, $request->root().'/')) {
            redirect()->setIntendedUrl($target);
        }

        return view('session.create', ['users' => User::orderBy('id')->get()]);
    }

    public function store(Request $request): RedirectResponse
    {
        Auth::login(User::findOrFail($request->integer('user_id')));
        $request->session()->regenerate();

        return redirect()->intended(route('products.index'), 303);
    }

    public function destroy(Request $request): RedirectResponse
    {
        Auth::logout();
        $request->session()->invalidate();

        return to_route('products.index', status: 303);
    }
}
