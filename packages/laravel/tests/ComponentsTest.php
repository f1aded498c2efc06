<?php

declare(strict_types=1);

namespace Yy\Laravel\Tests;

final class ComponentsTest extends TestCase
{
    public function test_a_component_writes_the_tag_its_attributes_and_its_slot(): void
    {
        $html = $this->rendered('<x-yy-follow-button :user-id="3" follow-path="/f" unfollow-path="/f" login-path="/e" following><a href="/e">seguir</a></x-yy-follow-button>');
        $this->assertSame(
            '<yy-follow-button data-user-id="3" data-follow-path="/f" data-unfollow-path="/f" data-login-path="/e" data-following="true"><a href="/e">seguir</a></yy-follow-button>',
            $html,
        );
        $this->assertSame('<yy-flash></yy-flash>', $this->rendered('<x-yy-flash />'));
        $this->assertSame('<yy-flash>&lt;b&gt;</yy-flash>', $this->rendered('<x-yy-flash>{{ "<b>" }}</x-yy-flash>'));
    }

    public function test_a_slot_is_not_compiled_as_a_template(): void
    {
        $this->assertSame('<yy-flash>{{ 1 + 1 }} @php(exit)</yy-flash>', $this->rendered('<x-yy-flash>{!! $text !!}</x-yy-flash>', ['text' => '{{ 1 + 1 }} @php(exit)']));
    }

    public function test_components_may_be_nested_and_in_components_of_the_application(): void
    {
        $this->writeView('components/card', '<x-yy-modal :attributes="$attributes"><x-yy-flash />{{ $slot }}</x-yy-modal>');
        $this->assertSame(
            '<yy-modal data-name="a &quot;b&quot; &amp; c" class="big"><yy-flash></yy-flash><yy-accordion></yy-accordion></yy-modal>',
            $this->rendered('<x-card :name="$name" class="big"><x-yy-accordion /></x-card>', ['name' => 'a "b" & c']),
        );
    }

    public function test_all_missing_attributes_are_reported_together(): void
    {
        $this->assertSame(
            '<x-yy-follow-button>: follow-path is required; unfollow-path is required; login-path is required',
            $this->wrong('<x-yy-follow-button :user-id="3" />'),
        );
        $this->assertSame('<x-yy-modal>: name is required', $this->wrong('<x-yy-modal :name="null" />'));
    }

    public function test_misspelt_attributes_are_reported_with_a_suggestion(): void
    {
        $this->assertSame('<x-yy-follow-button>: unknown attribute user-ids, did you mean user-id?', $this->wrong($this->followButtonTemplate('user-ids="4"')));
        $this->assertStringContainsString('unknown attribute clas, did you mean class?', $this->wrong($this->followButtonTemplate('clas="x"')));
        $this->assertStringContainsString('unknown attribute products', $this->wrong($this->followButtonTemplate('products="x"')));
        $this->assertStringContainsString('unknown attribute product, which is one of <x-yy-product-card>', $this->wrong($this->followButtonTemplate('product="x"')));
        $this->assertStringContainsString('unknown attribute onclick', $this->wrong($this->followButtonTemplate('onclick="x()"')));
    }

    public function test_names_of_the_tags_own_attributes_are_reported(): void
    {
        $this->assertStringContainsString("data-user-id is the widget's own: write user-id instead", $this->wrong($this->followButtonTemplate('data-user-id="4"')));
        $this->assertStringContainsString("DATA-USER-ID is the widget's own", $this->wrong($this->followButtonTemplate('DATA-USER-ID="4"')));
    }

    public function test_attributes_of_every_element_and_of_libraries_are_passed_on(): void
    {
        $html = $this->followButton('id="f" hidden :class="[\'big\', \'red\' => true, \'no\' => false]" aria-label="a &amp; b" :title="$title" data-turbo="false" '
            .'wire:click="go" x-on:click="open = true" @keydown.enter="go" lang="pt" :tabindex="0" :style="[\'top: 0\']"', ['title' => '<c> "d"']);
        foreach ([
            'id="f"', 'hidden="hidden"', 'class="big red"', 'aria-label="a &amp; b"', 'title="&lt;c&gt; &quot;d&quot;"', 'data-turbo="false"',
            'wire:click="go"', 'x-on:click="open = true"', '@keydown.enter="go"', 'lang="pt"', 'tabindex="0"', 'style="top: 0;"',
        ] as $written) {
            $this->assertStringContainsString(" $written", $html);
        }
        $this->assertStringContainsString('data-x must be text, got an instance of Closure', $this->wrong($this->followButtonTemplate(':data-x="fn () => 1"')));
    }

    public function test_in_production_mistakes_are_logged_with_the_template_and_left_out(): void
    {
        $this->app->detectEnvironment(fn () => 'production');
        $this->writeView('shop', '<x-yy-follow-button user-id="3" follow-path="javascript:x" unfollow-path="/f" login-path="/e" labl="a" following="yes" />');
        $this->assertSame('<yy-follow-button data-user-id="3" data-unfollow-path="/f" data-login-path="/e"></yy-follow-button>', view('shop')->render());
        $this->assertStringContainsString(
            '<x-yy-follow-button>: follow-path must be an http:, https: address, got "javascript:x"; following must be true or false, got "yes"; '
            .'unknown attribute labl, did you mean label? [YY-102, YY-801] at resources/views/shop.blade.php',
            $this->log(),
        );
    }

    public function test_strictness_is_configured(): void
    {
        config(['yy.strict' => false]);
        $this->assertSame('<yy-modal></yy-modal>', $this->rendered('<x-yy-modal />'));
        $this->app->detectEnvironment(fn () => 'production');
        config(['yy.strict' => true]);
        $this->assertNotSame('', $this->wrong('<x-yy-modal />'));
    }
}
