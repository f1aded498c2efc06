# frozen_string_literal: true

require 'yy_widgets/tag_arguments'

module YyWidgets
  # Sorts the arguments of a form builder's method. The widget's own arguments, and those in `tag:`,
  # are for its tag; all others are for the field in it, in the form that Rails' own methods take.
  class FieldArguments
    # Attributes of fields, in addition to those of every element.
    ATTRIBUTES = %w[
      accept autocomplete checked cols dirname disabled form list max maxlength min minlength multiple name pattern placeholder
      readonly required rows size step type value wrap
    ].freeze

    # Rails' own options for fields.
    RAILS = %w[index namespace object skip_default_ids].freeze

    # Arguments that are options of Rails' `select`, not attributes of its element.
    CHOICES = %w[include_blank include_hidden prompt selected].freeze

    class << self
      # @return the `Problem` with the name of an argument; nil when it is allowed
      def name_problem(widget, name)
        TagArguments.name_problem(widget, name, others(widget))
      end

      # All allowed names.
      def names(widget)
        TagArguments.names(widget, others(widget))
      end

      def positional_problem(widget)
        example = widget.attributes.find(&:required?)
        written = "f.#{widget.helper} :name#{", #{example.name}: …" if example}"
        Problem.new('YY-802', "takes the name of its field first: write #{written}")
      end

      private

      def others(widget)
        TagArguments::GLOBAL + ATTRIBUTES + RAILS + %w[tag] + (widget.control == 'select' ? CHOICES : [])
      end
    end

    # Arguments for `TagArguments`.
    attr_reader :tag

    # Arguments for Rails' method that writes the field.
    attr_reader :field

    # Options of Rails' `select`.
    attr_reader :choices

    attr_reader :problems

    def initialize(widget, arguments)
      @widget = widget
      @tag = {}
      @field = {}
      @choices = {}
      @problems = []
      arguments.each { |name, value| read(name.to_s, value) }
    end

    private

    def read(name, value)
      return tag[name.to_sym] = value if @widget.attribute(name)
      return read_tag(value) if name == 'tag'

      problem = problem_with(name, value)
      return problems << problem if problem

      (choices?(name, value) ? choices : field)[name.to_sym] = value
    end

    def read_tag(values)
      return tag.merge!(values) if !Unfit.opaque?(values) && values.is_a?(Hash)

      problems << Problem.new('YY-803', "tag must be a hash, got #{Unfit.describe(values)}") unless values.equal?(nil)
    end

    def problem_with(name, value)
      problem = self.class.name_problem(@widget, name)
      return problem if problem
      return Problem.new('YY-803', "#{name} must be text, got #{Unfit.describe(value)}") if Unfit.opaque?(value) && !choices?(name, value)

      data_problem(value) if name == 'data'
    end

    def data_problem(values)
      return Problem.new('YY-803', "data must be a hash, got #{Unfit.describe(values)}") unless values.nil? || values.is_a?(Hash)

      values&.each_key do |key|
        problem = self.class.name_problem(@widget, "data-#{key.to_s.dasherize}")
        return problem if problem
      end
      nil
    end

    # `disabled: true` disables the select itself, `disabled: ["a"]` an option of it.
    def choices?(name, value)
      return false unless @widget.control == 'select'

      CHOICES.include?(name) || (name == 'disabled' && ![true, false, nil].include?(value))
    end
  end
end
