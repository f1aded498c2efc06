# frozen_string_literal: true

module YyWidgets
  # What an author wrote wrongly: raised in development and test, elsewhere logged while the page goes on.
  module Problems
    module_function

    # @param subject what the problems are about: `yy_follow_button`
    # @param problems sentences
    def report(subject, problems)
      return if problems.empty?

      message = "#{subject}: #{problems.join('; ')}"
      raise ArgumentError, message if YyWidgets.config.strict

      Rails.logger&.error([message, place].compact.join(' at '))
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
