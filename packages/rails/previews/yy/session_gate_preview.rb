# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra um pedaço da página só para quem deve ver: quem entrou, quem não entrou, lojas pro, a equipe.
  #
  # @label yy-session-gate
  # @logical_path yy/pessoas
  class SessionGatePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label depois de entrar na conta
    def signed_in; end

    # @label sem entrar na conta
    def signed_out; end

    # @label não para esta visita
    def not_for_this_visitor; end

    # @label para a equipe
    def staff; end

    # @label para lojinhas pro
    def pro_seller; end

    # @label lojinha de férias
    def on_vacation; end

    # @label com recurso ligado
    def feature; end

    # @label condição negada
    def negated; end
  end
end
