# frozen_string_literal: true

require 'open3'
require 'minitest'
require 'yy_widgets/rspec'
require 'yy_widgets/minitest'

RSpec.describe 'answers' do
  answer = Struct.new(:status, :headers, :body)

  def failing(message)
    raise_error(RSpec::Expectations::ExpectationNotMetError, message)
  end

  # The packages of all languages must give the sentences in this file.
  describe 'testing/generated/answers.fixtures.json' do
    data = JSON.parse(YyWidgets::ROOT.join('../../testing/generated/answers.fixtures.json').read(encoding: 'UTF-8'))

    # @param removed whether the value is removed instead, if it has a name
    def changed(example, place, value, removed)
      return value if place.empty?

      copy = example.deep_dup
      holder = place[0..-2].reduce(copy) { |inner, step| inner[step] }
      removed && holder.is_a?(Hash) ? holder.delete(place.last) : holder[place.last] = value
      copy
    end

    def problem(endpoint, answer, named = nil)
      YyWidgets::Answers.all.problem(endpoint['id'], YyWidgets::ServerAnswer.of(answer), named)
    end

    def sentence(endpoint, problem)
      problem && "#{endpoint['begins']}#{problem}#{endpoint['ends']}"
    end

    data['endpoints'].each do |endpoint|
      it "#{endpoint['id']}: every status and type" do
        endpoint['cases'].each do |given|
          status, type, location, body = given['answer'].values_at('status', 'contentType', 'location', 'body')
          response = answer.new(status, { 'Content-Type' => type, 'Location' => location }, body)
          expect(problem(endpoint, response, given['named'])).to eq(sentence(endpoint, given['problem'])), given.to_s
        end
      end

      next unless endpoint['example']

      it "#{endpoint['id']}: every value in every place" do
        status, type = endpoint['answer'].values_at('status', 'contentType')
        endpoint['changes'].each do |change|
          data['values'].zip(change['problems']).each_with_index do |(value, expected), index|
            body = JSON.generate(changed(endpoint['example'], change['at'], value, index.zero?))
            response = answer.new(status, { 'content-type' => type }, body)
            expect(problem(endpoint, response)).to eq(sentence(endpoint, expected)), "#{change['at']}: #{value.inspect}"
          end
        end
      end
    end
  end

  describe 'to a request' do
    let(:app) do
      lambda do |env|
        case env['PATH_INFO']
        when '/states' then [200, { 'content-type' => 'application/json' }, [%({"users":[{"id":7#{env['QUERY_STRING']}}]})]]
        when '/out' then [401, {}, []]
        when '/latin' then [200, { 'content-type' => 'text/html' }, ["n\xE3o".b]]
        else [302, { 'location' => '/entrar' }, []]
        end
      end
    end

    def ask(path)
      Rack::MockRequest.new(app).get(path)
    end

    it 'may be responses of Rails and of rack-test' do
      [ActionDispatch::TestResponse, Rack::MockResponse].each do |type|
        right = type.new(200, { 'Content-Type' => 'application/json; charset=utf-8' }, ['{"users":[]}'])
        expect(right).to answer_yy(:follow_states)
        expect(right).to answer_yy('follow-states').with(:ok)
      end
      expect(ask('/out')).to answer_yy(:follow).with(401)
      expect(ask('/out')).to answer_yy(:follow).with(:unauthorized)
    end

    it 'are described by what they have, and what the widget needs' do
      expect { expect(ask('/states')).to answer_yy(:follow_states) }.to failing(
        'GET /follows/states: users[0].user_follow is missing, needed is true or false: ' \
        'whether the visitor follows the user (yy-follow-button)'
      )
      expect { expect(ask('/')).to answer_yy(:follow) }.to failing(
        'POST /follows: the status is 302, a redirect to /entrar, needed is 2XX, or 401 where nobody is signed in (yy-follow-button)'
      )
      expect { expect(ask('/latin')).to answer_yy(:user) }.to failing(/the answer is text.html, needed is JSON/)
    end

    it 'count as redirects when turbolinks-rails replaces a redirect by a script' do
      visit = Rack::MockResponse.new(200, { 'content-type' => 'text/javascript', 'x-xhr-redirect' => '/entrar' },
                                     ['Turbolinks.visit("/entrar")'])
      expect(visit).to answer_yy(:form).with(303)
      expect { expect(visit).to answer_yy(:follow) }.to failing(/a redirect to .entrar, needed is 2XX, or 401/)
    end

    it 'need a known endpoint and status' do
      expect { expect(ask('/out')).to answer_yy(:folow) }.to raise_error(ArgumentError, /an endpoint folow, did you mean follow\?/)
      expect { expect(ask('/out')).to answer_yy(:user_follows_what) }.to raise_error(ArgumentError, /there are user, follow, unfollow/)
      expect { expect(ask('/out')).to answer_yy(:follow).with(403) }
        .to raise_error(ArgumentError, %r{\Afollow is never answered 403; there are 2XX or 422 or 401\nYY-815 guia/erros/815\z})
      expect { expect(nil).to answer_yy(:follow) }.to raise_error(ArgumentError, 'expected a response, got nil')
    end

    it 'cannot be negated' do
      expect { expect(ask('/out')).not_to answer_yy(:follow) }.to raise_error(ArgumentError, /name the answer that you mean/)
    end
  end

  describe 'with Minitest' do
    test = Struct.new(:assertions, :response) do
      include Minitest::Assertions
      include YyWidgets::Minitest
    end

    it 'have an assertion' do
      signed_out = test.new(0, answer.new(401, {}, ''))
      signed_out.assert_answers_yy(:follow, with: :unauthorized)
      expect { signed_out.assert_answers_yy(:follow) }.to raise_error(Minitest::Assertion, /the status is 401, needed is 2XX/)
      test.new(0).assert_answers_yy(:follow, answer.new(204, {}, ''))
    end
  end

  describe 'in a runner' do
    # The output of a runner.
    def output(*command, code)
      Dir.mktmpdir do |folder|
        file = File.join(folder, 'follows_test.rb')
        File.write(file, code)
        text, status = Open3.capture2e('ruby', '-I', YyWidgets::ROOT.join('lib').to_s, *command, file, chdir: folder)
        expect(status).not_to be_success
        text
      end
    end

    let(:setup) { "require 'action_controller/railtie'\nAnswer = Struct.new(:status, :headers, :body)\n" }
    let(:sentence) { 'POST /follows: the status is 500, needed is 2XX (yy-follow-button)' }

    it 'of RSpec, a failure is one sentence' do
      rspec = Gem.bin_path('rspec-core', 'rspec')
      output = output(rspec, "#{setup}require 'yy_widgets/rspec'\n#{<<~RUBY}")
        RSpec.describe('follows') { it('is kept') { expect(Answer.new(500, {}, 'oh')).to answer_yy(:follow) } }
      RUBY
      expect(output).to match(%r{Failure/Error: .*\n +#{Regexp.escape(sentence)}\n})
    end

    it 'of Minitest, a failure is one sentence' do
      expect(output("#{setup}require 'minitest/autorun'\nrequire 'yy_widgets/minitest'\n#{<<~RUBY}")).to include("#{sentence}\n")
        class FollowsTest < Minitest::Test
          include YyWidgets::Minitest
          attr_reader :response
          def test_kept
            @response = Answer.new(500, {}, 'oh')
            assert_answers_yy :follow
          end
        end
      RUBY
    end
  end
end
