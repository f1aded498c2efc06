# frozen_string_literal: true

module YyWidgets
  # A sentence about what an author wrote wrongly, with the code of the mistake, which the guide explains: `YY-801` at
  # `guia/erros/801`. The codes are those of `packages/domain/src/mistakes`.
  class Problem < String
    PAGES = 'widgets/{name}'

    class << self
      # The code of a sentence.
      # @param code of one that has none of its own
      def code(sentence, code)
        sentence.is_a?(Problem) ? sentence.code : code
      end

      # "YY-801 guia/erros/801"; with the address where `config.guide` says where the guide is.
      def explained(code)
        page = "guia/erros/#{code.delete_prefix('YY-')}"
        guide = YyWidgets.config.guide
        "#{code} #{guide.is_a?(String) && guide.include?(PAGES) ? guide.sub(PAGES, page) : page}"
      end

      # For what is no matter of a page, and raises everywhere.
      def error(code, sentence)
        ArgumentError.new("#{sentence}\n#{explained(code)}")
      end
    end

    attr_reader :code

    def initialize(code, sentence)
      super(sentence)
      @code = code
    end
  end
end
