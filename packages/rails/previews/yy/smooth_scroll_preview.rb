# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # leva a outro ponto da página em um movimento só, e o voltar traz de novo para onde a pessoa estava.
  #
  # @label yy-smooth-scroll
  # @logical_path yy/página
  class SmoothScrollPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label antes do toque
    def waiting; end

    # @label destino que não existe
    def unknown_place_is_the_browsers; end
  end
end
