# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # lembra quem vende de que a própria lojinha está de férias, mesmo em páginas iguais para todo mundo.
  #
  # @label yy-vacation-notice
  # @logical_path yy/vender
  class VacationNoticePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label lojinha de férias
    def on_vacation; end

    # @label com textos próprios
    def own_words; end

    # @label no lugar do texto do servidor
    def servers_words_give_way; end

    # @label lojinha aberta
    def store_is_open; end

    # @label outra lojinha
    def another_store; end

    # @label sem entrar na conta
    def signed_out; end
  end
end
