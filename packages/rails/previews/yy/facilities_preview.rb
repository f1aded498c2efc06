# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # lista o que a lojinha tem ligado e desligado, em palavras. quem não entrou na conta fica com o link do servidor.
  #
  # @label yy-facilities
  # @logical_path yy/vender
  class FacilitiesPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label lista de facilidades
    def listed; end

    # @label com textos próprios
    def own_words; end

    # @label sem entrar, html do servidor
    def signed_out_shows_server_markup; end
  end
end
