<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Product;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\View\View;

final class ProductController
{
    /** A whole page or, for the infinite scroll, only its products, with the next page in a header. */
    public function index(Request $request): View|Response
    {
        $products = Product::with('seller')->orderBy('id')->simplePaginate(8);
        if (! $request->ajax()) {
            return view('products.index', ['products' => $products]);
        }
        $next = $products->nextPageUrl();

        return response()->view('products.page', ['products' => $products])
            ->withHeaders($next === null ? [] : ['Link' => "<$next>; rel=\"next\""]);
    }

    public function show(Product $product): View
    {
        return view('products.show', ['product' => $product]);
    }
}
