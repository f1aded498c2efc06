# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # um número pequeno ao lado de alguma coisa. some quando não há nada para contar.
  #
  # @label yy-count-badge
  # @logical_path yy/caixa de entrada
  class CountBadgePreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label contagem simples
    def count; end

    # @label último antes do máximo
    def last_before_the_max; end

    # @label acima do máximo
    def above_the_max; end

    # @label com máximo próprio
    def own_max; end

    # @label com nome para leitor de tela
    def labelled; end

    # @label valor zero
    def zero; end

    # @label contador da caixa de entrada
    def inbox_counter; end

    # @label contador do usuário
    def user_counter; end

    # @label sem entrar na conta
    def signed_out; end

    # @label ao lado de uma palavra
    def beside_a_word; end
  end
end
