# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # no computador, uma caixa com a cara da loja e busca. no celular, a do próprio aparelho. quem guarda o valor é sempre
  # o select do formulário.
  #
  # @label yy-select
  # @logical_path yy/formulários
  class SelectPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label nada escolhido
    def nothing_chosen; end

    # @label com opção escolhida
    def chosen; end

    # @label várias escolhas
    def several; end

    # @label várias escolhas, com busca
    def several_searchable; end

    # @label desabilitado
    def disabled; end

    # @label inválido
    def invalid; end

    # @label leva a outra página
    def redirecting; end
  end
end
