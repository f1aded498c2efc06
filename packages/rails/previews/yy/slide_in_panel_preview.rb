# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # uma página por cima da página. o botão voltar fecha, e o endereço pode ser mandado para alguém.
  #
  # @label yy-slide-in-panel
  # @logical_path yy/página
  class SlideInPanelPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label fechado
    def closed; end
  end
end
