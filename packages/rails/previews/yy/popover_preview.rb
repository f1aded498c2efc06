# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # uma explicação ao lado do que ela explica. abre ao apontar e ao chegar com o teclado, ou com um clique, e nunca sai
  # da tela.
  #
  # @label yy-popover
  # @logical_path yy/página
  class PopoverPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label fechado
    def closed; end

    # @label no meio do texto
    def inside_text; end

    # @label um dentro do outro
    def nested_popovers; end
  end
end
