# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # mostra o preço da contraproposta só para quem quer fazer uma.
  #
  # @label yy-voucher-options
  # @logical_path yy/compras
  class VoucherOptionsPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label outra opção escolhida
    def another_option; end

    # @label contraproposta escolhida
    def counter_chosen; end

    # @label com empurrãozinho
    def with_boost; end
  end
end
