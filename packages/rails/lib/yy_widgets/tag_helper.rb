# frozen_string_literal: true

require 'yy_widgets/tag_arguments'

module YyWidgets
  # One helper for each widget of the schema:
  #
  #   <%= yy_follow_button user_id: seller.id, follow_path: follows_path, … do %> … <% end %>
  #
  # The block is what visitors see without JavaScript, and until the widget works.
  module TagHelper
    YyWidgets.schema.widgets.each do |widget|
      # Only by name: a positional one is told, where Ruby would but count it.
      define_method(widget.helper) { |*positional, **arguments, &block| yy_widget_tag(widget, positional, arguments, &block) }
    end

    private

    def yy_widget_tag(widget, positional, arguments, &block)
      read = TagArguments.new(widget, arguments, self)
      Problems.report(widget.helper, positional.map { |value| TagArguments.positional_problem(widget, value) } + read.problems)
      content_tag(widget.tag, block && capture(&block), read.attributes)
    end
  end
end
