# frozen_string_literal: true

require 'yy_widgets/field_arguments'
require 'yy_widgets/form_arguments'
require 'yy_widgets/helper_call'
require 'yy_widgets/literal'

module YyWidgets
  # What is wrong with the arguments of a call as they are written. What is worked out is left to the helpers, which judge it
  # when the page is made.
  class CallCheck
    BY_NAME = 'takes arguments by name: write name: value, or **options'

    class << self
      # @return nil for a name that is none of ours
      def problems(call)
        return builder_problems(call) if call.builder?
        return FORM_WITH.problems(call) if call.name == 'yy_form_with'

        widget = YyWidgets.schema.widgets.find { |each| each.helper == call.name }
        new(widget) { |name| TagArguments.name_problem(widget, name) }.problems(call) if widget
      end

      private

      def builder_problems(call)
        return FORM.problems(call) if call.name == 'yy_form'

        widget = YyWidgets.schema.widgets.find { |each| each.control && each.helper == call.name }
        return unless widget

        call.read_hashes(widget.control == 'select' ? 2 : 1)
        missing = call.positional.empty? && call.complete? ? [FieldArguments.positional_problem(widget)] : []
        missing + new(widget) { |name| FieldArguments.name_problem(widget, name) }.named_problems(call)
      end
    end

    # @param name_problem what is wrong with the name of an argument
    def initialize(widget, &name_problem)
      @widget = widget
      @name_problem = name_problem
    end

    FORM = new(FormArguments.widget) { |name| TagArguments.name_problem(FormArguments.widget, name) }
    # What its `data:` holds is the form's.
    FORM_WITH = new(FormArguments.widget) { |name| FormArguments.name_problem(name) unless name.start_with?('data-') }

    # Of a call that takes arguments by name alone.
    def problems(call)
      call.positional.any? ? [BY_NAME] : named_problems(call)
    end

    def named_problems(call)
      values = call.arguments.transform_values { |node| Literal.in(node) }
      missing(call, values) + values.filter_map { |name, literal| @name_problem.call(name) || unfit(@widget.attribute(name), literal) } +
        hash_problems(call)
    end

    private

    # What stands in `data:` and `tag:`.
    def hash_problems(call)
      data = HelperCall.keys(call.arguments['data']).filter_map { |key| @name_problem.call("data-#{key.dasherize}") }
      data + HelperCall.keys(call.arguments['tag']).filter_map { |key| TagArguments.name_problem(@widget, key) }
    end

    def missing(call, values)
      return [] unless call.complete?

      given = values.reject { |_, literal| literal && literal.value.nil? }.keys
      (@widget.attributes.select(&:required?).map(&:name) - given).map { |name| "#{name} is required" }
    end

    def unfit(attribute, literal)
      return if attribute.nil? || literal.nil? || literal.value.nil?
      # A symbol may name a route.
      return if attribute.kind == :url && !literal.value.is_a?(String)

      AttributeValue.new(attribute, nil).text(literal.value) && nil
    rescue Unfit => e
      "#{attribute.name} #{e.message}"
    end
  end
end
