<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

final class FollowController
{
    /** `?ids=1,2` */
    public function show(Request $request): JsonResponse
    {
        $followed = $request->user()?->following()->allRelatedIds()->all() ?? [];
        $ids = array_map(intval(...), explode(',', $request->string('ids')->toString()));

        return response()->json(['users' => array_map(fn (int $id) => ['id' => $id, 'user_follow' => in_array($id, $followed, true)], $ids)]);
    }

    public function store(Request $request): JsonResponse|RedirectResponse
    {
        $request->user()->following()->syncWithoutDetaching([$request->integer('following_id')]);

        return $request->expectsJson() ? response()->json([], 201) : back(303);
    }

    public function destroy(Request $request): Response|RedirectResponse
    {
        $request->user()->following()->detach($request->integer('following_id'));

        return $request->expectsJson() ? response()->noContent() : back(303);
    }
}
