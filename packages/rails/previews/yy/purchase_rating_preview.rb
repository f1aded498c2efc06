# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # pede a nota de uma compra e agradece quando ela chega ao servidor.
  #
  # @label yy-purchase-rating
  # @logical_path yy/compras
  class PurchaseRatingPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label sem nota
    def unrated; end
  end
end
