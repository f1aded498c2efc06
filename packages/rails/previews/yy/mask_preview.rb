# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # a pessoa digita só os números, o campo escreve do jeito que a gente lê.
  #
  # @label yy-mask
  # @logical_path yy/formulários
  class MaskPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label vazio
    def empty; end

    # @label cpf
    def cpf; end

    # @label validade do cartão
    def card_expiry; end

    # @label com placeholder próprio
    def own_placeholder; end

    # @label desabilitado
    def disabled; end
  end
end
