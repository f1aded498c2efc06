# frozen_string_literal: true

class ListingsController < ApplicationController
  PER_PAGE = 8
  ORDERS = { "menor-preco" => :price, "maior-preco" => { price: :desc } }.freeze

  def show
    @brands = Product.on_sale.where.not(brand: nil).distinct.order(:brand).pluck(:brand)
    found = filtered(Product.where.not(price: nil)).order(ORDERS[params[:ordem]] || { id: :asc })
    @count = found.count
    @total_pages = [(@count / PER_PAGE.to_f).ceil, 1].max
    @page = params[:page].to_i.clamp(1, @total_pages)
    @products = found.offset((@page - 1) * PER_PAGE).limit(PER_PAGE)
  end

  private

  def filtered(products)
    products = products.where("title LIKE ?", "%#{Product.sanitize_sql_like(params[:busca])}%") if params[:busca].present?
    products = products.where(brand: params[:marcas].to_s.split(",")) if params[:marcas].present?
    highest = params["preco-maximo"].to_s.delete("^0-9,").tr(",", ".")
    highest.present? ? products.where("price <= ?", highest.to_d) : products
  end
end
