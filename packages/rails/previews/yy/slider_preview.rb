# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra um destaque por vez e dá a volta: com o dedo, com os botões, com as setas ou sozinho.
  #
  # @label yy-slider
  # @logical_path yy/página
  class SliderPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label com fotos
    def photos; end

    # @label avançando sozinho
    def playing; end

    # @label links como destaques
    def links_as_slides; end

    # @label destaques com endereço
    def slides_that_lead_somewhere; end

    # @label um só destaque
    def one_slide; end

    # @label sem destaques
    def no_slides; end

    # @label sem contagem
    def without_count; end

    # @label com textos próprios
    def other_words; end

    # @label da direita para a esquerda
    def right_to_left; end
  end
end
