# frozen_string_literal: true

module YyWidgets
  # A sentence about an author's mistake, with the code of the mistake. The guide explains each
  # code: `YY-801` at `guia/erros/801`. The codes are those of `packages/domain/src/mistakes`.
  class Problem < String
    PAGES = 'widgets/{name}'

    class << self
      # The code of a sentence.
      # @param default the code of a sentence that is no `Problem`
      def code(sentence, default)
        sentence.is_a?(Problem) ? sentence.code : default
      end

      # The code with its page of the guide: "YY-801 guia/erros/801". It is a URL when
      # `config.guide` says where the guide is.
      def with_page(code)
        page = "guia/erros/#{code.delete_prefix('YY-')}"
        guide = YyWidgets.config.guide
        "#{code} #{guide.is_a?(String) && guide.include?(PAGES) ? guide.sub(PAGES, page) : page}"
      end

      # An error that is raised in every environment.
      def error(code, sentence)
        ArgumentError.new("#{sentence}\n#{with_page(code)}")
      end
    end

    attr_reader :code

    def initialize(code, sentence)
      super(sentence)
      @code = code
    end
  end
end
