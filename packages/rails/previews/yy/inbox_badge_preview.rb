# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra quantas mensagens esperam por você e pergunta de novo de tempos em tempos, sem cansar o servidor.
  #
  # @label yy-inbox-badge
  # @logical_path yy/caixa de entrada
  class InboxBadgePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label link do servidor
    def servers_link; end

    # @label link em volta do ícone
    def link_around_an_icon; end

    # @label link só com o número
    def link_around_the_number_alone; end

    # @label só mensagens do chat
    def chat_alone; end

    # @label com textos próprios
    def own_words; end

    # @label sem entrar na conta
    def signed_out; end

    # @label uma pergunta para dois
    def one_poll_for_two; end
  end
end
