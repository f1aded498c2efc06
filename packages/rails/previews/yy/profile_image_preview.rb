# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # troca a foto ou a capa da lojinha. ela aparece na hora, o envio mostra quanto falta e pode ser cancelado.
  #
  # @label yy-profile-image
  # @logical_path yy/pessoas
  class ProfileImagePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label foto de perfil
    def avatar; end

    # @label capa da lojinha
    def header; end

    # @label ainda sem imagem
    def no_picture_yet; end
  end
end
