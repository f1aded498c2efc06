# frozen_string_literal: true

require 'yy_widgets/attribute_value'

module YyWidgets
  # The arguments of a helper, read into attributes of its tag. What is wrong is left out and told in `problems`.
  class TagArguments
    # Attributes of every HTML element, `aria` and `data` apart. Event handlers are none of them.
    GLOBAL = %w[
      accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode
      itemid itemprop itemref itemscope itemtype lang part popover role slot spellcheck style tabindex title translate
    ].freeze

    attr_reader :attributes, :problems

    def initialize(widget, arguments, view)
      @widget = widget
      @view = view
      @attributes = {}
      @problems = []
      arguments.each { |name, value| read(name.to_s, value) }
      require_rest(arguments)
    end

    private

    def read(name, value)
      if (attribute = @widget.attribute(name)) then write(attribute, value)
      elsif name.start_with?('data-') then data(name.delete_prefix('data-') => value)
      elsif name == 'data' then data(value)
      elsif name == 'aria' || name.start_with?('aria-') || GLOBAL.include?(name) then pass(name, value)
      else problems << unknown(name)
      end
    end

    def write(attribute, value)
      return if value.equal?(nil) # A BasicObject has no nil?

      tell_deprecated(attribute)
      attributes[attribute.html] = escaped(AttributeValue.new(attribute, @view).text(value))
    rescue Unfit => e
      problems << "#{attribute.name} #{e.message}"
    end

    # HTML-safe text keeps its entities and still cannot end the attribute.
    def escaped(text)
      (text.html_safe? ? ERB::Util.html_escape_once(text) : ERB::Util.html_escape(text)).html_safe # rubocop:disable Rails/OutputSafety
    end

    def data(values)
      return if values.equal?(nil)
      return problems << "data must be a hash, got #{Unfit.describe(values)}" unless Hash === values # rubocop:disable Style/CaseEquality

      values.each do |key, value|
        name = key.to_s.dasherize
        own = @widget.html_attribute("data-#{name}")
        if own then problems << "data-#{name} is the widget's own: write #{own.name}: instead"
        else pass("data-#{name}", value, into: (attributes[:data] ||= {}), as: name)
        end
      end
    end

    def pass(name, value, into: attributes, as: name)
      return problems << "#{name} must be text, got #{Unfit.describe(value)}" if Unfit.opaque?(value)

      into[as] = value
    end

    def require_rest(arguments)
      given = arguments.reject { |_, value| value.equal?(nil) }.keys.map(&:to_s)
      missing = @widget.attributes.select { |attribute| attribute.required? && !given.include?(attribute.name) }
      problems.concat(missing.map { |attribute| "#{attribute.name} is required" })
    end

    def unknown(name)
      words = @widget.arguments + GLOBAL + %w[aria data]
      guess = Problems.did_you_mean(name, words)
      return "unknown argument #{name}#{guess}" unless guess.empty?

      others = YyWidgets.schema.taking(name).map(&:helper)
      others.empty? ? "unknown argument #{name}" : "unknown argument #{name}, which is one of #{others.first(3).join(', ')}"
    end

    def tell_deprecated(attribute)
      return unless attribute.deprecated

      since, use = attribute.deprecated.values_at('since', 'use')
      YyWidgets.deprecator.warn("#{@widget.helper}: #{attribute.name} is deprecated since #{since}, use #{use}")
    end
  end
end
