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

    # A widget's tag with the texts of the locale. For the gem's own helpers and builders.
    # @param read its `TagArguments`
    def yy_write(widget, read, content)
      content_tag(widget.tag, content, read.attributes.reverse_merge(yy_texts(widget)))
    end

    private

    def yy_widget_tag(widget, positional, arguments, &block)
      read = TagArguments.new(widget, arguments, self)
      Problems.report(widget.helper, positional.map { |value| TagArguments.positional_problem(widget, value) } + read.problems, 'YY-801')
      yy_write(widget, read, block && capture(&block))
    end

    # On the tag, wherever it is written: no head knows the tags of a frame, of a stream or of the layout after it.
    def yy_texts(widget)
      ((@yy_texts ||= {})[I18n.locale] ||= Texts.of(I18n.locale)).attributes.fetch(widget.tag, {})
    end
  end
end
