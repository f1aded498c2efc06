# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # as cinco abas de uma lojinha, com a atual marcada, e um aviso de qual está sendo vista.
  #
  # @label yy-store-tabs
  # @logical_path yy/pessoas
  class StoreTabsPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label em outra página
    def on_another_page; end

    # @label com textos próprios
    def own_words; end
  end
end
