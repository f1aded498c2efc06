# frozen_string_literal: true

require 'yy_widgets/attribute_value'

module YyWidgets
  # Converts the arguments of a helper to attributes of its tag. Invalid arguments are left out, and
  # described in `problems`.
  class TagArguments
    # Attributes of every HTML element, except `aria`, `data` and event handlers.
    GLOBAL = %w[
      accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode
      itemid itemprop itemref itemscope itemtype lang part popover role slot spellcheck style tabindex title translate
    ].freeze

    class << self
      # @param others names that are allowed in addition to the widget's, `aria` and `data`
      # @return the `Problem` with the name of an argument; nil when it is allowed
      def name_problem(widget, name, others = GLOBAL)
        own = widget.html_attribute(name)
        return Problem.new('YY-801', "#{name} is the widget's own: write #{own.name}: instead") if own
        return if widget.attribute(name) || name.match?(/\A(?:aria|data)(?:-|\z)/) || others.include?(name)

        Problem.new('YY-801', "unknown argument #{name}#{hint(widget, name, others)}")
      end

      # All allowed names.
      def names(widget, others = GLOBAL)
        widget.arguments + others + %w[aria data]
      end

      # @return the `Problem` with a positional argument
      def positional_problem(widget, value)
        example = widget.attributes.find(&:required?) || widget.attributes.first
        written = example ? "#{example.name}: …" : 'name: value'
        got = "#{Unfit.describe(value)}: write #{written}"
        got = "a hash: write #{widget.helper}(**options)" if !Unfit.opaque?(value) && value.is_a?(Hash)
        Problem.new('YY-802', "takes arguments by name, got #{got}")
      end

      private

      def hint(widget, name, others)
        guess = Problems.did_you_mean(name, names(widget, others))
        return guess unless guess.empty?

        takers = YyWidgets.schema.taking(name).map(&:helper)
        takers.empty? ? '' : ", which is one of #{takers.first(3).join(', ')}"
      end
    end

    attr_reader :attributes, :problems

    def initialize(widget, arguments, view)
      @widget = widget
      @view = view
      @attributes = {}
      @problems = []
      arguments.each { |name, value| read(name.to_s, value) }
      check_required(arguments)
    end

    private

    def read(name, value)
      attribute = @widget.attribute(name)
      return write(attribute, value) if attribute
      return data(value) if name == 'data'
      return data(name.delete_prefix('data-') => value) if name.start_with?('data-')

      problem = self.class.name_problem(@widget, name)
      problem ? problems << problem : pass(name, value)
    end

    def write(attribute, value)
      return if value.equal?(nil) # A BasicObject has no `nil?`.

      warn_if_deprecated(attribute)
      attributes[attribute.html] = escaped(AttributeValue.new(attribute, @view).text(value))
    rescue Unfit => e
      problems << e.problem(attribute.name)
    end

    # HTML-safe text keeps its entities, and still cannot end the attribute.
    def escaped(text)
      (text.html_safe? ? ERB::Util.html_escape_once(text) : ERB::Util.html_escape(text)).html_safe
    end

    def data(values)
      return if values.equal?(nil)
      return problems << not_html("data must be a hash, got #{Unfit.describe(values)}") if Unfit.opaque?(values) || !values.is_a?(Hash)

      values.each do |key, value|
        name = key.to_s.dasherize
        problem = self.class.name_problem(@widget, "data-#{name}")
        next problems << problem if problem

        pass("data-#{name}", value) { (attributes[:data] ||= {})[name] = value }
      end
    end

    def pass(name, value)
      return problems << not_html("#{name} must be text, got #{Unfit.describe(value)}") if Unfit.opaque?(value)

      block_given? ? yield : attributes[name] = value
    end

    def check_required(arguments)
      given = arguments.reject { |_, value| value.equal?(nil) }.keys.map(&:to_s)
      missing = @widget.attributes.select { |attribute| attribute.required? && !given.include?(attribute.name) }
      problems.concat(missing.map { |attribute| Problem.new('YY-101', "#{attribute.name} is required") })
    end

    def not_html(sentence)
      Problem.new('YY-803', sentence)
    end

    def warn_if_deprecated(attribute)
      return unless attribute.deprecated

      since, use = attribute.deprecated.values_at('since', 'use')
      YyWidgets.deprecator.warn("#{@widget.helper}: #{attribute.name} is deprecated since #{since}, use #{use}")
    end
  end
end
