# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # preços de uma lista longa, um por um ou todos de uma vez. nada do que foi digitado se perde.
  #
  # @label yy-missing-price-editor
  # @logical_path yy/vender
  class MissingPriceEditorPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label no começo
    def untouched; end

    # @label preços do servidor
    def servers_prices; end
  end
end
