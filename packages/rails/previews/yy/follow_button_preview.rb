# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # segue uma lojinha na hora do toque e avisa o servidor depois. se der errado, volta atrás sozinho.
  #
  # @label yy-follow-button
  # @logical_path yy/pessoas
  class FollowButtonPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label ainda não segue
    def not_following; end

    # @label já segue
    def following; end

    # @label com nome da pessoa
    def with_name; end

    # @label com nome longo
    def long_name; end

    # @label com textos próprios
    def custom_labels; end

    # @label estado vindo do servidor
    def state_from_server; end

    # @label sem entrar na conta
    def signed_out; end

    # @label dois da mesma pessoa
    def two_of_the_same_user; end

    # @label em cartão estreito
    def narrow_card; end
  end
end
