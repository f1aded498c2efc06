# frozen_string_literal: true

require 'yy_widgets/tag_arguments'

module YyWidgets
  # One helper for each widget of the schema:
  #
  #   <%= yy_follow_button user_id: seller.id, follow_path: follows_path, … do %> … <% end %>
  #
  # Visitors see the block until the widget has mounted, and without JavaScript.
  module TagHelper
    YyWidgets.schema.widgets.each do |widget|
      # All arguments are named. Positional ones are accepted here for a better message than Ruby's
      # ArgumentError.
      define_method(widget.helper) { |*positional, **arguments, &block| yy_widget_tag(widget, positional, arguments, &block) }
    end

    # Writes a widget's tag with the texts of the locale. For the gem's own helpers and builders.
    # @param arguments `TagArguments`
    def yy_write(widget, arguments, content)
      content_tag(widget.tag, content, arguments.attributes.reverse_merge(yy_texts(widget)))
    end

    private

    def yy_widget_tag(widget, positional, arguments, &block)
      read = TagArguments.new(widget, arguments, self)
      Problems.report(widget.helper, positional.map { |value| TagArguments.positional_problem(widget, value) } + read.problems, 'YY-801')
      yy_write(widget, read, block && capture(&block))
    end

    # Each tag has its texts, because a page's head does not know the tags of frames, streams, or
    # the layout after it.
    def yy_texts(widget)
      ((@yy_texts ||= {})[I18n.locale] ||= Texts.of(I18n.locale)).attributes.fetch(widget.tag, {})
    end
  end
end
