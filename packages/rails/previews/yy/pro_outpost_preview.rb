# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # busca por cpf quem deixou peças com uma lojinha pro e mostra o que foi encontrado.
  #
  # @label yy-pro-outpost
  # @logical_path yy/vender
  class ProOutpostPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label vazio
    def empty; end

    # @label com peças
    def with_products; end
  end
end
