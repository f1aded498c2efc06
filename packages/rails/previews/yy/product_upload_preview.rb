# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # sugere pelo título, pergunta o que a categoria pede, manda as fotos uma a uma e não perde nada do que foi escrito.
  #
  # @label yy-product-upload
  # @logical_path yy/vender
  class ProductUploadPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label no começo
    def untouched; end
  end
end
