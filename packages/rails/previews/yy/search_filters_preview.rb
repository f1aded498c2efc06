# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # envia os filtros como um endereço curto, com as chaves em português, sem nada vazio. o formulário continua sendo o
  # da página.
  #
  # @label yy-search-filters
  # @logical_path yy/compras
  class SearchFiltersPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label no começo
    def untouched; end

    # @label nada escolhido
    def nothing_chosen; end
  end
end
