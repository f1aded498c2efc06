# frozen_string_literal: true

require 'yy_widgets/problem'

module YyWidgets
  # What an author wrote wrongly: raised in development and test, elsewhere logged while the page goes on.
  module Problems
    module_function

    # @param subject what the problems are about: `yy_follow_button`
    # @param problems sentences
    # @param code of those that are no `Problem` with one of its own
    def report(subject, problems, code)
      return if problems.empty?

      message = "#{subject}: #{problems.join('; ')}"
      codes = problems.map { |problem| Problem.code(problem, code) }.uniq
      raise ArgumentError, [message, *codes.map { |each| Problem.explained(each) }].join("\n") if YyWidgets.config.strict

      Rails.logger&.error(["#{message} [#{codes.join(', ')}]", place].compact.join(' at '))
    end

    # ", did you mean follow_path?"; empty without a similar word.
    def did_you_mean(word, words)
      similar = similar(word, words).first
      similar ? ", did you mean #{similar}?" : ''
    end

    # Those of the words that may have been meant, the likeliest first.
    def similar(word, words)
      defined?(DidYouMean::SpellChecker) ? DidYouMean::SpellChecker.new(dictionary: words.map(&:to_s)).correct(word.to_s) : []
    end

    # The line of the template.
    def place
      Rails.backtrace_cleaner.clean(caller).first
    end
  end
end
