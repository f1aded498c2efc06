# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # a foto redonda de alguém. sem foto, ou se ela não carregar, ficam as iniciais.
  #
  # @label yy-user-avatar
  # @logical_path yy/pessoas
  class UserAvatarPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label com foto
    def photo; end

    # @label grande
    def large; end

    # @label pequeno
    def small; end

    # @label sem foto
    def no_photo; end

    # @label foto que não carrega
    def photo_does_not_load; end

    # @label um nome só
    def one_name; end

    # @label sem pessoa, html do servidor
    def without_user_shows_server_markup; end
  end
end
