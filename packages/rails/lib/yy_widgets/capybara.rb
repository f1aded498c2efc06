# frozen_string_literal: true

require 'capybara'
require 'yy_widgets'
require 'yy_widgets/page_search'

module YyWidgets
  # For feature and system tests of either framework.
  module TestPage
    # Runs the block within the one tag of these arguments, as Capybara's `within` does.
    def within_yy(name, **arguments, &block)
      search = PageSearch.new(name, arguments)
      page.within(page.find(search.selector) { |node| search.match?(node) }, &block)
    end

    # What is wrong with the tags of the page, of a part of it, a response or HTML. A browser says which have failed; where
    # no script runs (`rack_test`, `Capybara.string`, a component's test) only their attributes are checked.
    def yy_errors(subject = page)
      PageErrors.of(subject)
    end
  end
end
