# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # um desenho pequeno da nossa folha de ícones. ela é buscada uma vez só, na cor e no tamanho do texto em volta.
  #
  # @label yy-icon
  # @logical_path yy/página
  class IconPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label só enfeite
    def decoration; end

    # @label com nome para leitor de tela
    def with_name; end

    # @label nome com prefixo
    def name_with_prefix; end

    # @label cor e tamanho do texto
    def colour_and_size_of_the_text; end

    # @label com tamanho próprio
    def own_size; end
  end
end
