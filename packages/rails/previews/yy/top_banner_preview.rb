# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # um aviso que quem visita fecha uma vez e não vê mais por um ano, seção por seção.
  #
  # @label yy-top-banner
  # @logical_path yy/página
  class TopBannerPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label aberto
    def open; end

    # @label com texto longo
    def long_text; end

    # @label em lugar estreito
    def narrow; end

    # @label com texto próprio
    def custom_label; end
  end
end
