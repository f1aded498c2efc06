# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # uma lista de links e os painéis que ela nomeia viram abas. sem script, os links levam aos painéis, um embaixo do
  # outro.
  #
  # @label yy-tabs
  # @logical_path yy/página
  class TabsPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label primeira aba ativa
    def first_active; end

    # @label outra aba ativa
    def another_active; end

    # @label com contagens
    def with_counts; end

    # @label com botões
    def buttons; end

    # @label na vertical
    def vertical; end

    # @label em página estreita
    def narrow_page; end

    # @label um dentro do outro
    def nested; end
  end
end
