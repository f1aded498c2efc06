# frozen_string_literal: true

class ProductsController < ApplicationController
  def show
    @product = Product.where.not(price: nil).find(params[:id][/\d+\z/])
    @question = @product.questions.build
  end
end
