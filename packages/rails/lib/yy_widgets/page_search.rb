# frozen_string_literal: true

require 'yy_widgets/page_errors'

module YyWidgets
  # Finds tags on a page by the arguments of their helper.
  class PageSearch
    attr_reader :selector

    def initialize(name, arguments)
      @widget = YyWidgets.schema.widget(name)
      @selector = @widget.tag
      @expected = arguments.to_h { |argument, value| expectation(argument, value) }
    end

    # @param node an element whose `[]` returns an attribute by its name
    def match?(node)
      @expected.all? { |attribute, value| same?(attribute, value, node[attribute.html]) }
    end

    def description
      attributes = @expected.map { |attribute, value| %(#{attribute.html}=#{value.inspect}) }
      ["<#{@widget.tag}>", (attributes.join(' ') if attributes.any?)].compact.join(' with ')
    end

    private

    # @return [attribute, its text]; the text is nil when the tag must not have the attribute
    def expectation(argument, value)
      attribute = @widget.attribute(argument)
      raise Problem.error('YY-801', "#{@widget.helper}: #{TagArguments.name_problem(@widget, argument.to_s)}") unless attribute

      [attribute, value.nil? ? nil : AttributeValue.new(attribute, Routes).text(value).to_str]
    rescue Unfit => e
      raise Problem.error(e.code, "#{@widget.helper}: #{argument} #{e.message}")
    end

    def same?(attribute, expected, found)
      return found == expected if found.nil? || expected.nil?

      case attribute.kind
      when :json then JSON.parse(found) == JSON.parse(expected)
      when :boolean then found == expected || (found.empty? && expected == 'true')
      else found == expected
      end
    rescue JSON::ParserError
      false
    end

    # `url_for` outside a page, which returns paths of the application.
    module Routes
      def self.url_for(value)
        Rails.application.routes.url_helpers.polymorphic_path(value)
      end
    end
  end
end
