# frozen_string_literal: true

module YyWidgets
  # The name, kind and limits of one attribute of a widget.
  class Attribute
    attr_reader :name, :html, :kind, :options, :min, :max, :type, :schemes, :format,
                :property, :default, :placeholders, :deprecated

    def initialize(data)
      @name, @html = data.values_at('name', 'attribute')
      @kind = data.fetch('kind').to_sym
      @options, @min, @max, @type, @format = data.values_at('options', 'min', 'max', 'type', 'format')
      @schemes = %w[http: https:] + data.fetch('schemes', [])
      @property, @default, @deprecated = data.values_at('property', 'default', 'deprecated')
      @placeholders = data.fetch('placeholders', [])
      @required = data.fetch('required', false)
      @integer = data.fetch('integer', false)
      @text = data.fetch('text', false)
    end

    def required?
      @required
    end

    def integer?
      @integer
    end

    def text?
      @text
    end

    def id?
      kind == :string && (name == 'id' || name.end_with?('_id'))
    end

    def instant?
      format.to_s.include?('instant')
    end

    # Describes the allowed values, for messages: "an integer from 1 to 5".
    def expectation
      case kind
      when :boolean then 'true or false'
      when :number then number
      when :choice then "one of #{options.map(&:inspect).join(', ')}"
      when :json then "#{type}, or JSON of it"
      when :url then "an #{schemes.join(', ')} address, or what url_for takes"
      else format || 'a string'
      end
    end

    private

    def number
      noun = integer? ? 'an integer' : 'a number'
      return "#{noun} from #{min} to #{max}" if min && max
      return "#{noun} ≥ #{min}" if min

      max ? "#{noun} ≤ #{max}" : noun
    end
  end
end
