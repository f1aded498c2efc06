# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # um diálogo por cima da página, que guarda o lugar de quem estava lendo.
  #
  # @label yy-modal
  # @logical_path yy/página
  class ModalPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label fechado
    def closed; end

    # @label aberto
    def open; end

    # @label com conteúdo longo
    def long_content; end

    # @label com nome no rótulo
    def named_by_a_label; end
  end
end
