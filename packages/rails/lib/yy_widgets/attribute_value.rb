# frozen_string_literal: true

require 'bigdecimal'
require 'yy_widgets/json_value'
require 'yy_widgets/unfit'
require 'yy_widgets/url_value'

module YyWidgets
  # Converts a Ruby value to the text of an attribute, in the format that the elements parse.
  class AttributeValue
    NUMBER = /\A[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\z/i.freeze
    INSTANT = /\A\s*(?:\d{1,16}|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?(?:\d\d)?))\s*\z/.freeze

    # @param view an object with `url_for`
    def initialize(attribute, view)
      @attribute = attribute
      @view = view
    end

    # @return text that is not escaped yet, unless it is HTML-safe
    # @raise Unfit
    def text(value)
      raise unfit(value) if Unfit.opaque?(value)

      text = __send__(@attribute.kind, value)
      raise Unfit::Blank, "must not be blank, got #{Unfit.describe(value)}" if @attribute.required? && blank?(text)

      text
    end

    private

    attr_reader :attribute, :view

    def string(value)
      text = string_text(value)
      raise unfit(value) if attribute.instant? && !text.match?(INSTANT)

      text
    end

    def string_text(value)
      raise unfit(value, duration_hint(value)) if ActiveSupport::Duration === value # rubocop:disable Style/CaseEquality
      return utf8(value) if value.respond_to?(:to_str)

      case value
      when Symbol, Numeric then value.is_a?(BigDecimal) ? value.to_s('F') : value.to_s
      else instant(value) || id(value) || raise(unfit(value, hint(value)))
      end
    end

    def duration_hint(duration)
      return 'say its unit' unless attribute.instant?

      number, unit = duration.parts.to_a.first.reverse if duration.parts.size == 1
      "write when that is, for example #{number || 2}.#{unit || 'hours'}.from_now"
    end

    def hint(value)
      return 'a day begins at another instant in each zone: write date.in_time_zone' if attribute.instant? && value.is_a?(Date)

      'it is not saved yet, and has no id' if attribute.id? && value.respond_to?(:to_key) && value.to_key.nil?
    end

    def instant(value)
      return unless attribute.instant? && value.acts_like?(:time)

      value.iso8601(value.usec.zero? ? 0 : 3)
    end

    def id(value)
      value.to_key&.first&.to_s if attribute.id? && value.respond_to?(:to_key)
    end

    def boolean(value)
      case value
      when true, 'true', '' then 'true'
      when false, 'false' then 'false'
      else raise unfit(value)
      end
    end

    def number(value)
      text = number_text(value)
      raise unfit(value) unless text.match?(NUMBER)

      number = BigDecimal(text.sub(/\.(?=e|\z)/i, ''))
      fits = (attribute.min.nil? || number >= attribute.min) && (attribute.max.nil? || number <= attribute.max)
      raise unfit(value) unless fits && (!attribute.integer? || number.frac.zero?)

      text
    end

    def number_text(value)
      case value
      when ActiveSupport::Duration then raise unfit(value, 'say its unit, for example 2.seconds.in_milliseconds')
      when BigDecimal then value.to_s('F')
      when Integer, Float then value.to_s
      when Rational then value.to_f.to_s
      when String then value.strip
      else raise unfit(value)
      end
    end

    def choice(value)
      raise unfit(value) unless value.is_a?(String) || value.is_a?(Symbol)

      text = value.to_s
      [text, text.dasherize].find { |word| attribute.options.include?(word) } ||
        raise(unfit(value, Problems.did_you_mean(text, attribute.options).delete_prefix(', ').presence))
    end

    def json(value)
      JsonValue.new(attribute).text(value)
    end

    def url(value)
      utf8(UrlValue.new(attribute, view).text(value))
    end

    # Returns the text in UTF-8; HTML-safe text stays HTML-safe.
    # @raise Unfit when it cannot be converted
    def utf8(value)
      text = value.to_str
      text = text.encoding == Encoding::BINARY ? text.dup.force_encoding(Encoding::UTF_8) : text.encode(Encoding::UTF_8)
      raise Unfit, 'must be text in UTF-8' unless text.valid_encoding?

      value.html_safe? ? text.html_safe : text
    rescue EncodingError
      raise Unfit, 'must be text in UTF-8'
    end

    def blank?(text)
      text.match?(/\A(?:[[:cntrl:]]|[[:space:]])*\z/)
    end

    def unfit(value, hint = nil)
      Unfit.for(attribute, value, hint)
    end
  end
end
