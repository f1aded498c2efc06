# frozen_string_literal: true

class FindsController < ApplicationController
  PER_PAGE = 8

  # A whole page or, for the infinite scroll, only its items, with the next page in a header.
  def index
    page = [params[:page].to_i, 1].max
    products = Product.where.not(price: nil).includes(:seller).order(:id)
    @products = products.offset((page - 1) * PER_PAGE).limit(PER_PAGE)
    @next_page = page + 1 if products.offset(page * PER_PAGE).exists?
    return unless request.xhr?

    headers["Link"] = "<#{finds_path(page: @next_page)}>; rel=next" if @next_page
    render partial: "find", collection: @products
  end
end
