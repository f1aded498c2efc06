<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\Product;
use App\Models\User;
use Illuminate\Database\Seeder;

final class DatabaseSeeder extends Seeder
{
    private const PEOPLE = [
        'Marina Alves' => 'marina', 'João Pedro Lima' => 'joao', 'Beatriz Nogueira' => 'beatriz', 'Rafael Costa' => 'rafael',
        'Luiza Martins' => 'luiza', 'Camila Duarte' => 'camila', 'Thiago Barros' => 'thiago', 'Ana Clara Siqueira' => 'ana',
    ];

    private const GOODS = ['vestido midi floral', 'bolsa tiracolo caramelo', 'tênis de lona', 'camisa de linho', 'jaqueta jeans', 'saia plissada'];

    public function run(): void
    {
        foreach (self::PEOPLE as $name => $nickname) {
            User::create(['name' => $name, 'email' => "$nickname@exemplo.com.br"]);
        }
        foreach (range(1, 24) as $number) {
            Product::create([
                'title' => self::GOODS[($number - 1) % count(self::GOODS)]." $number",
                'price' => 40 + 7 * $number,
                // João has the first, and Ana the last.
                'seller_id' => $number === 24 ? 8 : 2 + ($number - 1) % 2,
            ]);
        }
        User::find(1)->following()->attach(3);
    }
}
