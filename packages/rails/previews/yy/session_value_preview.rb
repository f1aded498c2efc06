# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # escreve na página um dado de quem entrou na conta: o nome, a cidade, quantas vendas.
  #
  # @label yy-session-value
  # @logical_path yy/pessoas
  class SessionValuePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label primeiro nome
    def first_name; end

    # @label valor zero
    def zero; end

    # @label dado vazio
    def empty_field; end

    # @label sem entrar na conta
    def signed_out; end

    # @label foto de perfil
    def avatar; end

    # @label perfil sem foto
    def avatar_without_photo; end
  end
end
