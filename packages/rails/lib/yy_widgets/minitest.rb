# frozen_string_literal: true

require 'yy_widgets/capybara'
require 'yy_widgets/answers'
require 'yy_widgets/server_answer'

module YyWidgets
  # Assertions for `ActionDispatch::SystemTestCase`, `ActionDispatch::IntegrationTest` and any test
  # with a page: `include YyWidgets::Minitest`.
  module Minitest
    include TestPage

    def assert_yy(name, subject = yy_page, **arguments)
      search = PageSearch.new(name, arguments)
      assert subject.has_selector?(search.selector) { |node| search.match?(node) }, "expected #{search.description}"
    end

    def refute_yy(name, subject = yy_page, **arguments)
      search = PageSearch.new(name, arguments)
      assert subject.has_no_selector?(search.selector) { |node| search.match?(node) }, "expected no #{search.description}"
    end

    def assert_no_yy_errors(subject = nil)
      errors = yy_errors(subject || (respond_to?(:page) ? page : response.body))
      assert_empty errors, "expected no errors of widgets:\n#{errors.join("\n")}"
    end

    # assert_answers_yy :follow
    # assert_answers_yy :follow, with: 401
    #
    # @param with the expected status, unless it is a success: 401, `:unauthorized`
    def assert_answers_yy(endpoint, answer = yy_response, with: nil)
      status = with && Rack::Utils.status_code(with)
      problem = Answers.all.problem(endpoint, ServerAnswer.of(answer), status)
      assert problem.nil?, problem
    end

    private

    # The response of Rails or of rack-test.
    def yy_response
      respond_to?(:last_response) ? last_response : response
    end

    def yy_page
      respond_to?(:page) ? page : ::Capybara.string(response.body)
    end
  end
end
