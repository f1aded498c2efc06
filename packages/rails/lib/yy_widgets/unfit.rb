# frozen_string_literal: true

module YyWidgets
  # A value that an attribute does not take; the message says what it must be.
  class Unfit < StandardError
    LONGEST_QUOTE = 80

    # A required value that is blank.
    class Blank < Unfit
      def code
        'YY-101'
      end
    end

    # That of the mistake.
    def code
      'YY-102'
    end

    # @param name of what does not fit
    def problem(name)
      Problem.new(code, "#{name} #{message}")
    end

    class << self
      def for(attribute, value, hint = nil)
        new(["must be #{attribute.expectation}, got #{describe(value)}", hint].compact.join(': '))
      end

      # Short, and without what an object holds.
      def describe(value)
        case value
        when String, Symbol then value.to_s.scrub.inspect.truncate(LONGEST_QUOTE, omission: '…"')
        when nil, true, false, Numeric then value.inspect
        when Kernel then "an instance of #{value.class}"
        else 'a BasicObject'
        end
      end

      # Whether it has no text at all. `case`, because a BasicObject cannot be asked.
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
