# frozen_string_literal: true

module YyWidgets
  # A mistake in a call of a helper or of a form builder's method, with its place.
  class Finding
    # `title` names the call in messages. `column` is where the method's name begins, in bytes from
    # 0; nil for a call in a template inside the file. `argument` is the name of the wrong argument;
    # nil when the mistake concerns the whole call.
    attr_reader :title, :line, :problem, :column, :argument

    def self.of(call, problem, **rest)
      new(call.title, call.line, problem, column: call.column, **rest)
    end

    # @param renamed names that may replace the argument's name; without `argument`, the method's
    #   name
    # @param instead words that may replace the argument's value
    def initialize(title, line, problem, column: nil, argument: nil, renamed: [], instead: []) # rubocop:disable Metrics/ParameterLists
      @title = title
      @line = line
      @problem = problem
      @column = column
      @argument = argument
      @renamed = renamed
      @instead = instead
    end

    # The only possible new name; nil when there is none, or more than one.
    def renamed
      @renamed.first if @renamed.one?
    end

    # The only possible new value; nil when there is none, or more than one.
    def instead
      @instead.first if @instead.one?
    end

    def text
      "#{title}: #{problem}"
    end

    # The code of the mistake.
    def code
      problem.code
    end

    # The same finding in a file that contains the template below this number of lines.
    def below(lines)
      Finding.new(title, line + lines, problem)
    end
  end
end
