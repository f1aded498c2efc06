# frozen_string_literal: true

require 'yy_widgets/field_arguments'
require 'yy_widgets/written_messages'

module YyWidgets
  # One call of a form builder's method, which writes a field in the tag of its widget, and after
  # the tag the field's error message.
  class FieldWidget
    CONTROLS = { 'text' => :text_field, 'textarea' => :text_area, 'number' => :number_field, 'password' => :password_field }.freeze

    def initialize(builder, view, widget, positional, arguments)
      @builder = builder
      @view = view
      @widget = widget
      # The value after the name of a select is its choices, even if it is a hash. Other hashes are
      # arguments, as for Rails' methods.
      @name, @choices = positional.take(select? ? 2 : 1)
      hashes, @others = positional.drop(select? ? 2 : 1).partition { |value| !Unfit.opaque?(value) && value.is_a?(Hash) }
      @arguments = FieldArguments.new(widget, hashes.reduce({}, :merge).merge(arguments))
      @tag = TagArguments.new(widget, @arguments.tag, view)
    end

    def problems
      positional_problems + @arguments.problems + @tag.problems
    end

    def write(&block)
      WrittenMessages.writing(@view) do |messages|
        content, held = messages.hold { content(&block) }
        messages.place(@view.yy_write(@widget, @tag, content), held)
      end
    end

    private

    def select?
      @widget.control == 'select'
    end

    def name?
      !Unfit.opaque?(@name) && (@name.is_a?(Symbol) || @name.is_a?(String))
    end

    # Whether two methods, for the values and the texts of a collection, are given.
    def collection?
      select? && @others.size == 2
    end

    def positional_problems
      return [FieldArguments.positional_problem(@widget)] unless name?

      @others.empty? || collection? ? [] : [TagArguments.positional_problem(@widget, @others.first)]
    end

    def content(&block)
      return @view.capture(&block) if block&.arity&.zero?

      field = name? ? control : ''.html_safe
      block ? @view.capture(field, &block) : field
    end

    def control
      return @builder.public_send(CONTROLS.fetch(@widget.control), @name, @arguments.field) unless select?

      options = [@arguments.choices, @arguments.field]
      collection? ? @builder.collection_select(@name, @choices, *@others, *options) : @builder.select(@name, @choices || [], *options)
    end
  end
end
