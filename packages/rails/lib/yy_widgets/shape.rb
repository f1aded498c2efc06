# frozen_string_literal: true

require 'yy_widgets/field_messages'

module YyWidgets
  # The shapes that parsed JSON must have, as `answers.json` describes them.
  module Shape
    # What is not there, as opposed to null.
    MISSING = Object.new.freeze
    # Longest text that is told, in characters.
    LONGEST = 40
    # Beyond it JSON's readers differ.
    SAFE = (2**53) - 1

    NUMBER = ->(value) { value.is_a?(Numeric) && value.to_f.finite? }
    # Whether a value that is not null is of a kind.
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

    # Finds what is not of a shape.
    class Rules
      # @param expectations what each kind is in words
      # @param decimal what the whole of a decimal in quotes matches
      def initialize(expectations, decimal)
        @expectations = expectations
        @decimal = whole(decimal)
      end

      # The first place where a value is not of a shape, as a sentence; nil when all of it is.
      def problem(shape, value, place = '')
        return (told(shape, value, place) unless shape['isOptional']) if value.nil? || value == MISSING
        return told(shape, value, place) unless fits?(shape, value)

        parts(shape, value, place).lazy.filter_map { |part| problem(*part) }.first
      end

      private

      # Shapes within a shape, each with its value and its place.
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

      def told(shape, value, place)
        expected = [@expectations.fetch(shape['is']), shape['words']&.join(', ')].compact.join(' ')
        need = ": #{shape['need']}" if shape['need']
        "#{place.empty? ? 'the answer' : place} is #{Shape.words(value)}, needed is #{expected}#{need}"
      end
    end

    # A value in words: text shortened, and of numbers only those that every language writes alike.
    def self.words(value)
      case value
      when MISSING then 'missing'
      when [] then 'an empty list'
      when Array then 'a list'
      when Hash then 'an object'
      when String then JSON.generate(value[0, LONGEST] + ('…' if value.length > LONGEST).to_s)
      when Numeric then number_words(value)
      else JSON.generate(value)
      end
    end

    def self.number_words(number)
      number.abs <= SAFE && number == number.to_i ? number.to_i.to_s : 'a number'
    end
    private_class_method :number_words
  end
end
