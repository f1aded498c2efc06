# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # escolhe, marca como lidas, apaga e filtra as mensagens da caixa de entrada, sem perder nada no caminho.
  #
  # @label yy-message-list
  # @logical_path yy/caixa de entrada
  class MessageListPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label nada selecionado
    def unselected; end

    # @label vazio
    def empty; end
  end
end
