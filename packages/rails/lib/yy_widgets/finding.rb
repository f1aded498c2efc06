# frozen_string_literal: true

module YyWidgets
  # What is wrong with a call of a helper or of a form builder's method, and where.
  class Finding
    # `title` is the call as messages name it. `column` is that of the method's name, in bytes from 0; nil where there is none in
    # the file. `argument` is the name of the one that it is about; nil for the call itself.
    attr_reader :title, :line, :problem, :column, :argument

    def self.of(call, problem, **rest)
      new(call.title, call.line, problem, column: call.column, **rest)
    end

    # @param renamed names of which one was meant: of the argument's, or of the method's without an argument
    # @param instead words of which one was meant by the argument's value
    def initialize(title, line, problem, column: nil, argument: nil, renamed: [], instead: []) # rubocop:disable Metrics/ParameterLists
      @title = title
      @line = line
      @problem = problem
      @column = column
      @argument = argument
      @renamed = renamed
      @instead = instead
    end

    # The one name that it must be; nil where there is none or more than one.
    def renamed
      @renamed.first if @renamed.one?
    end

    # The one word that the value must be.
    def instead
      @instead.first if @instead.one?
    end

    def text
      "#{title}: #{problem}"
    end

    # That of the mistake.
    def code
      problem.code
    end

    # The same for a template that stands in a file below so many lines.
    def below(lines)
      Finding.new(title, line + lines, problem)
    end
  end
end
