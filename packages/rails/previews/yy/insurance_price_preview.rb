# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra quanto custa o seguro do envio enquanto o preço é digitado.
  #
  # @label yy-insurance-price
  # @logical_path yy/compras
  class InsurancePricePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label preenchido
    def filled; end

    # @label vazio
    def empty; end

    # @label com textos próprios
    def other_words; end
  end
end
