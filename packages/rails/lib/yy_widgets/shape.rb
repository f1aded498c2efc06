# frozen_string_literal: true

require 'yy_widgets/field_messages'

module YyWidgets
  # Checks parsed JSON against the shapes in `answers.json`.
  module Shape
    # Stands for an absent value, as opposed to null.
    MISSING = Object.new.freeze
    # Longer texts are shortened in messages. In characters.
    MAX_TEXT_LENGTH = 40
    # Parsers of JSON do not agree on larger integers.
    MAX_SAFE_INTEGER = (2**53) - 1

    NUMBER = ->(value) { value.is_a?(Numeric) && value.to_f.finite? }
    # Kind → whether a value that is not null is of this kind.
    FITS = {
      'text' => ->(value) { value.is_a?(String) },
      'number' => NUMBER,
      'flag' => ->(value) { [true, false].include?(value) },
      'id' => ->(value) { value.is_a?(String) ? !value.empty? : NUMBER.call(value) },
      'object' => ->(value) { value.is_a?(Hash) },
      'objectOrText' => ->(value) { value.is_a?(Hash) || value.is_a?(String) },
      'list' => ->(value) { value.is_a?(Array) },
      'messages' => ->(value) { value.is_a?(Hash) && FieldMessages.any?(value) }
    }.freeze

    # Finds the first value that does not fit a shape.
    class Rules
      # @param expectations kind → its description, for messages
      # @param decimal the regular expression that matches the whole of a decimal in quotes
      def initialize(expectations, decimal)
        @expectations = expectations
        @decimal = whole(decimal)
      end

      # @return a sentence about the first place where the value does not fit the shape; nil when it
      #   fits
      def problem(shape, value, place = '')
        return (sentence(shape, value, place) unless shape['isOptional']) if value.nil? || value == MISSING
        return sentence(shape, value, place) unless fits?(shape, value)

        parts(shape, value, place).lazy.filter_map { |part| problem(*part) }.first
      end

      private

      # The shapes within a shape, each with its value and its place.
      def parts(shape, value, place)
        return fields(shape, value, place) if shape['fields']
        return [[shape['first'], value.fetch(0, MISSING), "#{place}[0]"]] if shape['first']

        shape['items'] ? value.each_with_index.map { |item, index| [shape['items'], item, "#{place}[#{index}]"] } : []
      end

      def fields(shape, value, place)
        return [] if shape['given'] && value[shape['given']].nil?

        shape['fields'].flat_map do |field|
          names(field, value).map do |name|
            [field, value.fetch(name, MISSING), place.empty? ? name : "#{place}.#{name}"]
          end
        end
      end

      def names(field, value)
        field['name'] ? [field['name']] : value.keys.grep(whole(field['names']))
      end

      def fits?(shape, value)
        case shape['is']
        when 'word' then shape['words'].include?(value)
        when 'decimal' then value.is_a?(String) ? value.match?(@decimal) && NUMBER.call(value.to_f) : NUMBER.call(value)
        else FITS.fetch(shape['is']).call(value)
        end
      end

      def whole(pattern)
        /\A(?:#{pattern})\z/m
      end

      def sentence(shape, value, place)
        expected = [@expectations.fetch(shape['is']), shape['words']&.join(', ')].compact.join(' ')
        need = ": #{shape['need']}" if shape['need']
        "#{place.empty? ? 'the answer' : place} is #{Shape.describe(value)}, needed is #{expected}#{need}"
      end
    end

    # A value in words: shortened text, and only those numbers that every language writes alike.
    def self.describe(value)
      case value
      when MISSING then 'missing'
      when [] then 'an empty list'
      when Array then 'a list'
      when Hash then 'an object'
      when String then JSON.generate(value[0, MAX_TEXT_LENGTH] + ('…' if value.length > MAX_TEXT_LENGTH).to_s)
      when Numeric then describe_number(value)
      else JSON.generate(value)
      end
    end

    def self.describe_number(number)
      number.abs <= MAX_SAFE_INTEGER && number == number.to_i ? number.to_i.to_s : 'a number'
    end
    private_class_method :describe_number
  end
end
