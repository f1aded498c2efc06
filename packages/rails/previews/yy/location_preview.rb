# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra a localização de quem entrou na conta e, com um toque, pergunta ao navegador onde a pessoa está.
  #
  # @label yy-location
  # @logical_path yy/pessoas
  class LocationPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label localização conhecida
    def known; end

    # @label em lugar estreito
    def narrow; end

    # @label sem entrar na conta
    def signed_out; end
  end
end
