# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # toca o vídeo da miniatura escolhida, na página ou numa janela. antes disso, nada de fora é carregado.
  #
  # @label yy-video-gallery
  # @logical_path yy/página
  class VideoGalleryPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label nada escolhido
    def nothing_chosen; end

    # @label para abrir em diálogo
    def modal; end

    # @label id recusado
    def refused_id; end
  end
end
