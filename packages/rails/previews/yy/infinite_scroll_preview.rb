# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # traz a próxima página da lista quando o fim dela chega perto da tela, uma vez cada uma.
  #
  # @label yy-infinite-scroll
  # @logical_path yy/página
  class InfiniteScrollPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label preenchido na hora
    def filled_at_once; end

    # @label fim ainda longe
    def end_not_near; end

    # @label última página
    def last_page; end

    # @label lista veio inteira
    def sent_whole; end
  end
end
