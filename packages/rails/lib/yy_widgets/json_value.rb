# frozen_string_literal: true

module YyWidgets
  # The JSON of a Ruby value; a string is JSON already.
  class JsonValue
    def initialize(attribute)
      @attribute = attribute
    end

    # Never HTML-safe: what is safe in HTML may still hold what JSON needs escaped.
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

    # A record's JSON is every column it has, a proc's is nothing that a page can read.
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
