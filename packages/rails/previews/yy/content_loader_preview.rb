# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # pede um pedaço da página ao servidor quando ele chega perto. enquanto isso, e se der errado, fica o que já estava.
  #
  # @label yy-content-loader
  # @logical_path yy/página
  class ContentLoaderPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label conteúdo carregado
    def loaded; end

    # @label para um lugar da página
    def for_a_place_of_the_page; end

    # @label já veio com a página
    def sent_with_the_page; end
  end
end
