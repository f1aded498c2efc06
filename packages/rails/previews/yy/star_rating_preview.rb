# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # dá uma nota em estrelas, guardada em um campo da própria página.
  #
  # @label yy-star-rating
  # @logical_path yy/compras
  class StarRatingPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label sem nota
    def unrated; end

    # @label com nota
    def rated; end

    # @label com campo escondido
    def hidden_input; end

    # @label dez estrelas
    def ten_stars; end

    # @label desabilitado
    def disabled; end

    # @label inválido
    def invalid; end

    # @label só leitura
    def read_only; end

    # @label da direita para a esquerda
    def right_to_left; end
  end
end
