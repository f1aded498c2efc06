# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # liga e desliga um recurso da lojinha na hora do toque. se o servidor não topar, volta sozinho e diz por quê.
  #
  # @label yy-seller-toggle
  # @logical_path yy/vender
  class SellerTogglePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label desligado
    def off; end

    # @label ligado
    def on; end

    # @label destaque na busca
    def boosted_bundle; end

    # @label com descrição
    def with_a_description; end

    # @label texto longo, cartão estreito
    def long_words_in_a_narrow_card; end

    # @label no lugar do formulário
    def in_place_of_a_form; end
  end
end
