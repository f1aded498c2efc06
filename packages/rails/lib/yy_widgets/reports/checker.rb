# frozen_string_literal: true

module YyWidgets
  class Reports
    # Checks a value against `report.schema.json`.
    module Checker
      FILE = ROOT.join('report.schema.json')
      TYPES = { 'object' => [Hash], 'array' => [Array], 'string' => [String], 'number' => [Numeric],
                'boolean' => [TrueClass, FalseClass] }.freeze

      class << self
        # @return a sentence with the place of the first problem; nil for a valid report
        def problem(value, schema = self.schema, place = 'report')
          type = schema.fetch('type')
          return "#{place}: expected #{type.match?(/\A[aio]/) ? 'an' : 'a'} #{type}" unless of_type?(type, value)

          case value
          when Hash then hash_problem(value, schema, place)
          when Array then list_problem(value, schema, place)
          when String, Numeric then scalar_problem(value, schema, place)
          end
        end

        private

        def schema
          @schema ||= JSON.parse(FILE.read(encoding: 'UTF-8'))
        end

        # In JSON Schema, 1.0 is an integer.
        def of_type?(type, value)
          return value.is_a?(Integer) || (value.is_a?(Float) && value.finite? && value == value.floor) if type == 'integer'

          TYPES.fetch(type).any? { |each| value.is_a?(each) }
        end

        def scalar_problem(value, schema, place)
          words = schema['enum']
          return ("#{place}: expected #{words.join(' or ')}" unless words.include?(value)) if words
          return pattern_problem(value, schema['pattern'], place) if value.is_a?(String)

          minimum, maximum = schema.values_at('minimum', 'maximum')
          "#{place}: expected a number from #{minimum} to #{maximum}" unless value.between?(minimum, maximum)
        end

        def pattern_problem(text, pattern, place)
          "#{place}: expected text that matches #{pattern}" unless text.valid_encoding? && regexp(pattern).match?(text)
        end

        # In Ruby, ^ and $ match at every line, so they are replaced.
        def regexp(pattern)
          (@regexps ||= {})[pattern] ||= Regexp.new("\\A(?:#{pattern.delete_prefix('^').delete_suffix('$')})\\z")
        end

        def list_problem(list, schema, place)
          max = schema.fetch('maxItems')
          return "#{place}: expected at most #{max} items" if list.size > max

          list.each_with_index do |item, index|
            found = problem(item, schema.fetch('items'), "#{place}[#{index}]")
            return found if found
          end
          nil
        end

        def hash_problem(hash, schema, place)
          missing = schema.fetch('required', []).find { |name| !hash.key?(name) }
          return "#{inside(place, missing)}: is missing" if missing

          max = schema['maxProperties']
          return "#{place}: expected at most #{max} members" if max && hash.size > max

          hash.each do |name, member|
            found = member_problem(name, member, schema, place)
            return found if found
          end
          nil
        end

        # The message leaves out the name, which may be text that does not belong in a log.
        def member_problem(name, member, schema, place)
          member_schema = schema['properties']&.fetch(name, nil) || schema['additionalProperties']
          return "#{place}: has a member that no report has" unless member_schema

          names = schema['propertyNames']
          return "#{place}: has a name that is no tag" if names && problem(name, names, place)

          problem(member, member_schema, inside(place, name))
        end

        def inside(place, name)
          place == 'report' ? name : "#{place}.#{name}"
        end
      end
    end
  end
end
