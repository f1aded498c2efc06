# frozen_string_literal: true

require 'yy_widgets/tag_arguments'

module YyWidgets
  # Sorts the arguments of `yy_form_with`. Those of `yy-form`, and those in `tag:`, are for the tag;
  # all others are for `form_with`.
  class FormArguments
    # The options of `form_with`, which ignores all others.
    RAILS = %w[
      model scope url format method local html id class data authenticity_token multipart builder skip_enforcing_utf8
      namespace index skip_default_ids allow_method_names_outside_object
    ].freeze
    POSITIONAL = Problem.new('YY-802', 'takes arguments by name: write model: …').freeze

    class << self
      def widget
        YyWidgets.schema.widget(:form)
      end

      # @return the `Problem` with the name of an argument; nil when it is allowed
      def name_problem(name)
        Problem.new('YY-801', "unknown argument #{name}#{Problems.did_you_mean(name, names)}") unless names.include?(name)
      end

      # All allowed names.
      def names
        widget.arguments + RAILS + %w[tag]
      end
    end

    # Arguments for `form_with`.
    attr_reader :form

    # The `TagArguments` of the tag.
    attr_reader :tag

    def initialize(arguments, view)
      @form = {}
      @problems = []
      own = {}
      arguments.each { |name, value| read(name.to_s, value, own) }
      @tag = TagArguments.new(self.class.widget, own, view)
    end

    def problems
      @problems + tag.problems
    end

    private

    def read(name, value, own)
      return own[name] = value if self.class.widget.attribute(name)
      return read_tag(value, own) if name == 'tag'

      problem = self.class.name_problem(name)
      problem ? @problems << problem : form[name.to_sym] = value
    end

    def read_tag(values, own)
      return own.merge!(values) if !Unfit.opaque?(values) && values.is_a?(Hash)

      @problems << Problem.new('YY-803', "tag must be a hash, got #{Unfit.describe(values)}") unless values.equal?(nil)
    end
  end
end
