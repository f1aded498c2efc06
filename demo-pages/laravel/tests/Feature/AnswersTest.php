<?php

declare(strict_types=1);

namespace Tests\Feature;

use App\Models\User;
use Tests\TestCase;

/** Every action that a widget calls, and every answer that it understands. */
final class AnswersTest extends TestCase
{
    /** The `Accept` header of a form of `yy-form`. */
    private const FORM = 'application/json, text/html;q=0.9';

    public function test_who_is_signed_in(): void
    {
        $this->asked('GET', '/metadata/user')->assertAnswersYy('user')->assertExactJson(['id' => null]);
        $marina = $this->signedIn();
        $this->asked('GET', '/metadata/user')->assertAnswersYy('user')->assertJson(['id' => $marina->id]);
    }

    public function test_a_follow_is_kept_and_ended(): void
    {
        $marina = $this->signedIn();
        $camila = User::where('email', 'camila@exemplo.com.br')->firstOrFail();
        $this->asked('POST', '/follows', ['following_id' => (string) $camila->id])->assertAnswersYy('follow');
        $this->asked('GET', "/follows?ids=$camila->id,$marina->id")->assertAnswersYy('follow-states')->assertExactJson(['users' => [
            ['id' => $camila->id, 'user_follow' => true],
            ['id' => $marina->id, 'user_follow' => false],
        ]]);
        $this->asked('DELETE', '/follows', ['following_id' => (string) $camila->id])->assertAnswersYy('unfollow');
        $this->assertFalse($marina->refresh()->follows($camila));
    }

    public function test_follows_are_those_of_members(): void
    {
        $this->asked('GET', '/follows?ids=1')->assertAnswersYy('follow-states');
        $this->asked('POST', '/follows', ['following_id' => '2'])->assertAnswersYy('follow', 401);
        $this->asked('DELETE', '/follows', ['following_id' => '2'])->assertAnswersYy('unfollow', 401);
    }

    public function test_a_list_goes_on_to_its_end(): void
    {
        $next = $this->asked('GET', '/achados?page=2', accept: 'text/html')->assertAnswersYy('next-page');
        $this->assertMatchesRegularExpression('~/achados\?page=3>; rel="next"\z~', $next->headers->get('Link'));
        $last = $this->asked('GET', '/achados?page=3', accept: 'text/html')->assertAnswersYy('next-page');
        $this->assertNull($last->headers->get('Link'));
    }

    public function test_an_account_is_made_or_what_is_wrong_is_said(): void
    {
        $fields = ['name' => 'Caio Rocha', 'email' => 'caio@exemplo.com.br'];
        $this->asked('POST', '/cadastro', $fields, self::FORM)->assertAnswersYy('form')->assertRedirect('/entrar');
        $this->asked('POST', '/cadastro', [...$fields, 'address' => ['zipcode' => '1']], self::FORM)
            ->assertAnswersYy('form', 422)
            ->assertJsonStructure(['errors' => ['email', 'address.zipcode']]);
    }
}
