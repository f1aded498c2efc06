# frozen_string_literal: true

require 'capybara'
require 'yy_widgets'
require 'yy_widgets/page_search'

module YyWidgets
  # Methods for feature and system tests, for RSpec and Minitest.
  module TestPage
    # Runs the block within the only tag that has these arguments, like Capybara's `within`.
    def within_yy(name, **arguments, &block)
      search = PageSearch.new(name, arguments)
      page.within(page.find(search.selector) { |node| search.match?(node) }, &block)
    end

    # Returns a sentence for each mistake in the tags of a page, a part of a page, a response or
    # HTML. In a browser these are the widgets that failed. Where no script runs (`rack_test`,
    # `Capybara.string`, a component's test), only the attributes are checked.
    def yy_errors(subject = page)
      PageErrors.of(subject)
    end
  end
end
