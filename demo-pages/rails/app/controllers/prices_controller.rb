# frozen_string_literal: true

# A pro seller's products without a price. rails-ujs sends each form, and runs the answer: update.js.erb.
class PricesController < ApplicationController
  PER_PAGE = 12

  before_action :require_member

  def index
    @products = page_of(unpriced)
    @next = next_url(@products)
  end

  # Continues after the last product: page numbers would skip some, because the list gets shorter.
  def more
    products = page_of(unpriced.where("id > ?", params[:after].to_i))
    url = next_url(products)
    response.headers["Link"] = %(<#{url}>; rel="next") if url
    render partial: "prices/product", collection: products
  end

  def update
    @product = current_user.products.find(params[:id])
    @product.price = price
    @product.save(context: :pricing) ? accept : refuse
  end

  private

  def unpriced
    current_user.products.unpriced
  end

  def page_of(products)
    products.limit(PER_PAGE).to_a
  end

  def next_url(products)
    more_prices_path(after: products.last.id) if products.any? && unpriced.exists?(["id > ?", products.last.id])
  end

  # Without JavaScript the hidden price is empty, and the visible field is sent as typed.
  def price
    item = params.require(:item).permit(:price, :shown_price)
    item[:price].presence || item[:shown_price].to_s.delete("R$ .").tr(",", ".")
  end

  def accept
    respond_to do |format|
      format.html { redirect_to prices_path, status: :see_other }
      format.js
      format.turbo_stream
      format.json { head :no_content }
    end
  end

  def refuse
    respond_to do |format|
      format.html { redirect_to prices_path, status: :see_other, flash: { error: @product.errors.full_messages.to_sentence } }
      format.any(:js, :turbo_stream, :json) { render_errors price: @product.errors[:price] }
    end
  end
end
