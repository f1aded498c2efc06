# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # a foto, o nome e o preço de uma peça, com curtir e sacola. o cartão inteiro leva à página dela.
  #
  # @label yy-product-card
  # @logical_path yy/compras
  class ProductCardPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label à venda
    def on_sale; end

    # @label com desconto
    def discounted; end

    # @label vendido
    def sold; end

    # @label vendido com desconto
    def sold_at_a_discount; end

    # @label já curtido
    def liked; end

    # @label entrega em mãos
    def hand_delivery; end

    # @label sem foto
    def no_photo; end

    # @label foto que não carrega
    def photo_does_not_load; end

    # @label nome vindo do servidor
    def named_by_the_servers_card; end

    # @label nome longo, cartão estreito
    def long_name_in_a_narrow_card; end
  end
end
