<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

use Illuminate\Support\Facades\Route;

final class CommandsTest extends TestCase
{
    public function test_install_writes_the_configuration_and_the_heads_and_nothing_the_second_time(): void
    {
        $layout = $this->writeView('layouts/app', "<html>\n  <head>\n    <title>a</title>\n  </head>\n  <body></body>\n</html>\n");
        $windows = $this->writeView('components/layout', "<head>\r\n</head>\r\n");
        $mail = $this->writeView('mail/layout', "<head>\n</head>\n");
        [$code, $output] = $this->command('yy:install');
        $this->assertSame(0, $code);
        $this->assertStringContainsString('wrote config/yy.php', $output);
        $this->assertStringContainsString('wrote @yyHead into resources/views/layouts/app.blade.php', $output);
        $this->assertFileEquals(__DIR__.'/../config/yy.php', "{$this->folder}/config/yy.php");
        $this->assertStringContainsString("<title>a</title>\n      @yyHead\n  </head>", file_get_contents($layout));
        $this->assertStringEqualsFile($windows, "<head>\r\n    @yyHead\r\n</head>\r\n");
        $this->assertStringEqualsFile($mail, "<head>\n</head>\n");
        $before = file_get_contents($layout);
        $this->assertStringNotContainsString('wrote', $this->command('yy:install')[1]);
        $this->assertStringEqualsFile($layout, $before);
    }

    public function test_install_reports_files_that_it_could_not_change(): void
    {
        $this->writeView('layouts/app', '<html><head><title>a</title></head></html>');
        $output = $this->command('yy:install')[1];
        $this->assertStringContainsString('layouts/app.blade.php: </head> does not begin its line, write @yyHead into it yourself', $output);
        $this->assertStringContainsString('no layout with </head> in resources/views', $output);
    }

    public function test_remove_removes_only_what_install_has_written(): void
    {
        $text = "<html>\n  <head>\n    <title>a</title>\n  </head>\n</html>\n";
        $layout = $this->writeView('layouts/app', $text);
        $own = $this->writeView('layouts/own', "<head>\n@yyHead(['flavour' => 'lite'])\n</head>\n");
        $this->command('yy:install');
        $this->assertStringContainsString('layouts/own.blade.php: take @yyHead out yourself', $this->command('yy:install', ['--remove' => true])[1]);
        $this->assertStringEqualsFile($layout, $text);
        $this->assertStringContainsString('flavour', file_get_contents($own));
        $this->assertFileDoesNotExist("{$this->folder}/config/yy.php");

        $this->command('yy:install');
        file_put_contents("{$this->folder}/config/yy.php", '// mine', FILE_APPEND);
        $this->assertStringContainsString('config/yy.php has been changed, and stays', $this->command('yy:install', ['--remove' => true])[1]);
        $this->assertFileExists("{$this->folder}/config/yy.php");
    }

    public function test_doctor_finds_nothing_in_a_correct_application(): void
    {
        Route::get('/metadata/user', fn () => ['id' => null]);
        $this->writeView('layouts/app', "<head>\n@yyHead\n</head>{{-- <x-yy-nada /> --}}");
        $this->writeView('product', $this->followButtonTemplate(
            ':following="$user->follows($seller) && true" wire:click="a" @class([\'a\' => $b]) class="b {{ $c }}" data-turbo="false" :key="$id"',
        ));
        $this->writeView('passed-on', '<x-yy-follow-button :attributes="$attributes" /><x-yy-modal {{ $attributes }} />');
        [$code, $output] = $this->command('yy:doctor');
        $this->assertStringContainsString('3 templates: the components are right.', $output);
        $this->assertSame(0, $code);
    }

    public function test_doctor_reports_mistakes_with_file_line_and_suggestion(): void
    {
        $this->writeView('product', <<<'BLADE'
            <x-yy-folow-button />
            <div>
            <x-yy-follow-button :user-ids="$a > $b"
                following="sim" follow-path="{{ route('f') }}" data-unfollow-path="/f" />
            <x-yy::modal name="a" />
            <x-yy-mask mask="zipcod" />
            <x-yy-modal name="a" onclick="x()">
            BLADE);
        [$code, $output] = $this->command('yy:doctor');
        $this->assertSame(1, $code);
        foreach ([
            'resources/views/product.blade.php:1: <x-yy-folow-button>: no such component, did you mean <x-yy-follow-button>?',
            'resources/views/product.blade.php:3: <x-yy-follow-button>: unknown attribute user-ids, did you mean user-id?',
            'product.blade.php:3: <x-yy-follow-button>: following must be true or false, got "sim"',
            'product.blade.php:3: <x-yy-follow-button>: follow-path="{{ … }}" would be escaped twice: write :follow-path="…"',
            "product.blade.php:3: <x-yy-follow-button>: data-unfollow-path is the widget's own: write unfollow-path instead",
            'product.blade.php:3: <x-yy-follow-button>: user-id is required',
            'product.blade.php:3: <x-yy-follow-button>: login-path is required',
            'product.blade.php:5: <x-yy::modal>: no such component, did you mean <x-yy-modal>?',
            'got "zipcod": did you mean zipcode?',
            'product.blade.php:7: <x-yy-modal>: unknown attribute onclick',
            'resources/views: no template has @yyHead in its head',
            'routes: GET /metadata/user is missing, which says who is signed in',
            'to mend.',
        ] as $line) {
            $this->assertStringContainsString($line, $output);
        }
        $this->assertStringNotContainsString('follow-path is required', str_replace('unfollow-path is required', '', $output));
    }

    public function test_doctor_runs_yy_doctor_if_it_is_installed(): void
    {
        Route::get('/metadata/user', fn () => ['id' => null]);
        $this->writeView('layouts/app', "<head>\n@yyHead\n</head>");
        mkdir("{$this->folder}/node_modules/.bin", recursive: true);
        $command = "{$this->folder}/node_modules/.bin/yy-doctor";
        file_put_contents($command, "#!/bin/sh\necho \"looked at \$*\"\nexit 1\n");
        chmod($command, 0755);
        [$code, $output] = $this->command('yy:doctor');
        $this->assertSame(1, $code);
        $this->assertStringContainsString("looked at {$this->folder}/resources/views\n", $output);
    }

    public function test_inventory_runs_yy_doctor_with_its_options_and_exit_code(): void
    {
        mkdir("{$this->folder}/node_modules/.bin", recursive: true);
        mkdir("{$this->folder}/resources/js", recursive: true);
        $command = "{$this->folder}/node_modules/.bin/yy-doctor";
        file_put_contents($command, "#!/bin/sh\necho \"\$*\"\nexit 2\n");
        chmod($command, 0755);
        [$code, $output] = $this->command('yy:inventory', ['--format' => 'csv', '--against' => '1.1.0']);
        $this->assertSame(2, $code);
        $this->assertSame("--inventory --format csv --against 1.1.0 -- resources/views resources/js\n", $output);
    }

    public function test_inventory_reports_that_yy_doctor_is_not_installed_or_that_there_is_nothing_to_read(): void
    {
        [$code, $output] = $this->command('yy:inventory');
        $this->assertSame(2, $code);
        $this->assertStringContainsString('yy-doctor is not installed', $output);
        mkdir("{$this->folder}/node_modules/.bin", recursive: true);
        touch("{$this->folder}/node_modules/.bin/yy-doctor");
        chmod("{$this->folder}/node_modules/.bin/yy-doctor", 0755);
        rmdir("{$this->folder}/resources/views");
        [$code, $output] = $this->command('yy:inventory');
        $this->assertSame(2, $code);
        $this->assertStringContainsString('there is nothing to read: none of resources/views', $output);
    }

    public function test_doctor_reports_that_there_are_no_templates(): void
    {
        rmdir("{$this->folder}/resources/views");
        [$code, $output] = $this->command('yy:doctor');
        $this->assertSame(1, $code);
        $this->assertStringContainsString('no templates:', $output);
    }
}
