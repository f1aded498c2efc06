# frozen_string_literal: true

module YyWidgets
  # Raised for a value that an attribute does not accept. The message says what it must be.
  class Unfit < StandardError
    # Longer texts are shortened in messages.
    MAX_QUOTE_LENGTH = 80

    # Raised for a required value that is blank.
    class Blank < Unfit
      def code
        'YY-101'
      end
    end

    # The code of the mistake.
    def code
      'YY-102'
    end

    # @param name name of the argument
    def problem(name)
      Problem.new(code, "#{name} #{message}")
    end

    class << self
      def for(attribute, value, hint = nil)
        new(["must be #{attribute.expectation}, got #{describe(value)}", hint].compact.join(': '))
      end

      # A short description of a value, without the content of objects.
      def describe(value)
        case value
        when String, Symbol then value.to_s.scrub.inspect.truncate(MAX_QUOTE_LENGTH, omission: '…"')
        when nil, true, false, Numeric then value.inspect
        when Kernel then "an instance of #{value.class}"
        else 'a BasicObject'
        end
      end

      # Whether a value cannot be converted to text. It is a `case`, because a BasicObject has no
      # methods.
      def opaque?(value)
        case value
        when Proc, Method then true
        when Kernel then false
        else true # rubocop:disable Lint/DuplicateBranch
        end
      end
    end
  end
end
