# frozen_string_literal: true

require 'yy_widgets/capybara'

module YyWidgets
  # For `ActionDispatch::SystemTestCase`, `ActionDispatch::IntegrationTest` and any test with a page:
  # `include YyWidgets::Minitest`.
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

    private

    def yy_page
      respond_to?(:page) ? page : ::Capybara.string(response.body)
    end
  end
end
