# frozen_string_literal: true

require 'rspec/expectations'
require 'yy_widgets/capybara'
require 'yy_widgets/answers'
require 'yy_widgets/server_answer'

# expect(page).to have_yy(:follow_button, user_id: 3)
RSpec::Matchers.define :have_yy do |name, **arguments|
  search = YyWidgets::PageSearch.new(name, arguments)
  filter = ->(node) { search.match?(node) }

  match { |actual| YyWidgets::RSpec.page(actual).has_selector?(search.selector, &filter) }
  match_when_negated { |actual| YyWidgets::RSpec.page(actual).has_no_selector?(search.selector, &filter) }
  description { "have #{search.description}" }
  failure_message { |actual| "expected #{search.description} among: #{YyWidgets::RSpec.tags(actual, search)}" }
  failure_message_when_negated { "expected no #{search.description}" }
end

# expect(response).to answer_yy(:follow)
# expect(response).to answer_yy(:follow).with(401)
RSpec::Matchers.define :answer_yy do |endpoint|
  # The expected status, unless it is a success: 401, `:unauthorized`.
  chain(:with) { |status| @status = Rack::Utils.status_code(status) }

  match do |response|
    @problem = YyWidgets::Answers.all.problem(endpoint, YyWidgets::ServerAnswer.of(response), @status)
    @problem.nil?
  end
  match_when_negated do |_|
    raise ArgumentError, 'answer_yy has no opposite: name the answer that you mean, answer_yy(:follow).with(401)'
  end
  description { ["answer #{endpoint} as widgets need it", ("with #{@status}" if @status)].compact.join(', ') }
  failure_message { @problem }
end

module YyWidgets
  # `require 'yy_widgets/rspec'` adds the matchers, `within_yy` and `expect_no_yy_errors`.
  module RSpec
    include TestPage

    # @param actual a page, a response, or HTML
    # @return an object with Capybara's methods
    def self.page(actual)
      return actual if actual.respond_to?(:has_selector?)

      ::Capybara.string(actual.respond_to?(:body) ? actual.body : actual.to_s)
    end

    def self.tags(actual, search)
      found = page(actual).all(search.selector, minimum: 0, wait: 0)
      found.empty? ? 'none' : found.map { |node| attributes(node) }.join(', ')
    end

    def self.attributes(node)
      native = node.native
      native.respond_to?(:attributes) ? native.attributes.values.map(&:to_html).join.strip : node.tag_name
    end
    private_class_method :attributes

    def expect_no_yy_errors(subject = page)
      errors = yy_errors(subject)
      ::RSpec::Expectations.fail_with("expected no errors of widgets:\n#{errors.join("\n")}") if errors.any?
    end
  end
end

RSpec.configure { |config| config.include YyWidgets::RSpec } if defined?(RSpec.configure)
