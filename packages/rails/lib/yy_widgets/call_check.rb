# frozen_string_literal: true

require 'yy_widgets/field_arguments'
require 'yy_widgets/finding'
require 'yy_widgets/form_arguments'
require 'yy_widgets/helper_call'
require 'yy_widgets/literal'

module YyWidgets
  # Checks the arguments of a call that are literals. Computed arguments are checked by the helpers
  # when the page is rendered.
  class CallCheck
    BY_NAME = Problem.new('YY-802', 'takes arguments by name: write name: value, or **options').freeze

    class << self
      # @return nil when the method is not a widget's
      def findings(call)
        return builder_findings(call) if call.builder?
        return FORM_WITH.findings(call) if call.name == 'yy_form_with'

        widget = YyWidgets.schema.widgets.find { |each| each.helper == call.name }
        for_tag(widget).findings(call) if widget
      end

      private

      def for_tag(widget)
        new(widget, TagArguments.names(widget)) { |name| TagArguments.name_problem(widget, name) }
      end

      def builder_findings(call)
        return FORM.findings(call) if call.name == 'yy_form'

        widget = YyWidgets.schema.widgets.find { |each| each.control && each.helper == call.name }
        return unless widget

        call.read_hashes(widget.control == 'select' ? 2 : 1)
        missing = call.positional.empty? && call.complete? ? [Finding.of(call, FieldArguments.positional_problem(widget))] : []
        check = new(widget, FieldArguments.names(widget)) { |name| FieldArguments.name_problem(widget, name) }
        missing + check.named_findings(call)
      end
    end

    # @param names the allowed names of arguments
    # @param name_problem returns the `Problem` of a name, or nil
    def initialize(widget, names, &name_problem)
      @widget = widget
      @names = names
      @name_problem = name_problem
    end

    FORM = for_tag(FormArguments.widget)
    # The values in `data:` are for the form, not for the tag.
    FORM_WITH = new(FormArguments.widget, FormArguments.names) do |name|
      FormArguments.name_problem(name) unless name.start_with?('data-')
    end

    # The findings of a call that takes only named arguments.
    def findings(call)
      call.positional.any? ? [Finding.of(call, BY_NAME)] : named_findings(call)
    end

    def named_findings(call)
      values = call.arguments.transform_values { |node| Literal.in(node) }
      missing(call, values) + misnamed(call) + values.filter_map { |name, literal| unfit(call, @widget.attribute(name), literal) } +
        in_hashes(call)
    end

    private

    def missing(call, values)
      return [] unless call.complete?

      given = values.reject { |_, literal| literal && literal.value.nil? }.keys
      required = @widget.attributes.select(&:required?).map(&:name)
      (required - given).map { |name| Finding.of(call, Problem.new('YY-101', "#{name} is required")) }
    end

    # No two arguments get the same suggested name.
    def misnamed(call)
      taken = call.arguments.keys
      call.arguments.keys.filter_map do |name|
        problem = @name_problem.call(name)
        next unless problem

        suggestions = suggestions(name) - taken
        taken += suggestions
        Finding.of(call, problem, argument: name, renamed: suggestions)
      end
    end

    def suggestions(name)
      own = @widget.html_attribute(name)
      own ? [own.name] : Problems.similar(name, @names)
    end

    # @return nil when the value fits
    def unfit(call, attribute, literal)
      return if attribute.nil? || literal.nil? || literal.value.nil?
      # A symbol may be the name of a route.
      return if attribute.kind == :url && !literal.value.is_a?(String)

      AttributeValue.new(attribute, nil).text(literal.value) && nil
    rescue Unfit => e
      Finding.of(call, e.problem(attribute.name), argument: attribute.name, instead: similar(attribute, literal))
    end

    def similar(attribute, literal)
      attribute.kind == :choice ? Problems.similar(literal.value, attribute.options) : []
    end

    # The findings in `data:` and `tag:`.
    def in_hashes(call)
      { 'data' => ->(key) { @name_problem.call("data-#{key.dasherize}") },
        'tag' => ->(key) { TagArguments.name_problem(@widget, key) } }.flat_map do |argument, problem|
        HelperCall.keys(call.arguments[argument]).filter_map(&problem).map { |each| Finding.of(call, each, argument: argument) }
      end
    end
  end
end
