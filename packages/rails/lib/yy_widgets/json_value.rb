# frozen_string_literal: true

module YyWidgets
  # Converts a Ruby value to JSON. A string must already be JSON.
  class JsonValue
    def initialize(attribute)
      @attribute = attribute
    end

    # @return text that is not HTML-safe, so that all of it is escaped
    # @raise Unfit
    def text(value)
      value.respond_to?(:to_str) ? checked(value) : written(value)
    rescue NoMethodError
      raise Unfit.for(@attribute, value, 'it cannot be written as JSON')
    end

    private

    def checked(value)
      text = String.new(value.to_str)
      JSON.parse(text)
      text
    rescue JSON::ParserError, EncodingError
      raise Unfit.for(@attribute, value, 'the text is no JSON')
    end

    def written(value)
      refuse_opaque(value, value)
      ActiveSupport::JSON.encode(value)
    rescue SystemStackError
      raise Unfit.for(@attribute, value, 'it contains itself')
    rescue EncodingError, JSON::GeneratorError
      raise Unfit.for(@attribute, value, 'it holds text that is not UTF-8')
    end

    # The JSON of a record would have all of its columns, and that of a proc no meaning for a page.
    def refuse_opaque(part, value)
      case part
      when Hash then part.each_value { |each| refuse_opaque(each, value) }
      when Array then part.each { |each| refuse_opaque(each, value) }
      else
        raise Unfit.for(@attribute, value, "#{Unfit.describe(part)} is no JSON") if Unfit.opaque?(part)
        raise Unfit.for(@attribute, value, 'give a hash of the fields it needs') if record?(part)
      end
    end

    def record?(part)
      part.respond_to?(:serializable_hash) || (defined?(ActiveRecord::Relation) && part.is_a?(ActiveRecord::Relation))
    end
  end
end
