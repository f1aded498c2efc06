# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # vai de uma página da lista a outra trocando só a lista. endereço, voltar e avançar acompanham.
  #
  # @label yy-pagination
  # @logical_path yy/página
  class PaginationPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label no meio
    def in_the_middle; end

    # @label primeira página
    def first_page; end

    # @label última página
    def last_page; end

    # @label página única
    def only_page; end

    # @label nenhuma página
    def nothing; end

    # @label com textos próprios
    def own_words; end

    # @label sem a posição
    def without_position; end

    # @label com parâmetro próprio
    def own_parameter; end
  end
end
