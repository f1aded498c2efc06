# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # apaga a mensagem que está aberta e volta para onde a página mandar. se der errado, fica tudo como estava.
  #
  # @label yy-message-header
  # @logical_path yy/caixa de entrada
  class MessageHeaderPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label em repouso
    def resting; end

    # @label chat não se apaga
    def chats_cannot_be_deleted; end
  end
end
