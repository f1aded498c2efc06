# frozen_string_literal: true

require 'yy_widgets/problem'

module YyWidgets
  # Reports authors' mistakes: raises an error in development and test, and logs them elsewhere.
  module Problems
    module_function

    # @param subject the call with the problems: `yy_follow_button`
    # @param problems sentences
    # @param code the code of the sentences that are no `Problem`
    # @raise ArgumentError with all problems, when `config.strict` is true
    def report(subject, problems, code)
      return if problems.empty?

      message = "#{subject}: #{problems.join('; ')}"
      codes = problems.map { |problem| Problem.code(problem, code) }.uniq
      raise ArgumentError, [message, *codes.map { |each| Problem.with_page(each) }].join("\n") if YyWidgets.config.strict

      Rails.logger&.error(["#{message} [#{codes.join(', ')}]", place].compact.join(' at '))
    end

    # ", did you mean follow_path?"; empty without a similar word.
    def did_you_mean(word, words)
      similar = similar(word, words).first
      similar ? ", did you mean #{similar}?" : ''
    end

    # The words that are similar to the given one, the most similar first.
    def similar(word, words)
      defined?(DidYouMean::SpellChecker) ? DidYouMean::SpellChecker.new(dictionary: words.map(&:to_s)).correct(word.to_s) : []
    end

    # The line of the template that is being rendered.
    def place
      Rails.backtrace_cleaner.clean(caller).first
    end
  end
end
