<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\DB;

final class PolicyReportController
{
    public function store(Request $request): Response
    {
        DB::table('csp_reports')->insert(['body' => substr($request->getContent(), 0, 2000)]);

        return response()->noContent();
    }

    /** Answers all reports, and deletes them. */
    public function destroy(): array
    {
        $bodies = DB::table('csp_reports')->orderBy('id')->pluck('body', 'id')->all();
        // Only these: another report may have arrived meanwhile.
        DB::table('csp_reports')->whereIn('id', array_keys($bodies))->delete();

        return array_values($bodies);
    }
}
