# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # edita a lista de tags de um anúncio. cada uma com seu botão, e o campo da página guarda a lista.
  #
  # @label yy-tag-editor
  # @logical_path yy/vender
  class TagEditorPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label com tags
    def with_tags; end

    # @label vazio
    def empty; end

    # @label uma tag longa
    def one_long_tag; end

    # @label muitas tags
    def many_tags; end

    # @label desabilitado
    def disabled; end

    # @label só leitura
    def read_only; end

    # @label inválido
    def invalid; end

    # @label com campo escondido
    def hidden_input; end

    # @label da direita para a esquerda
    def right_to_left; end
  end
end
