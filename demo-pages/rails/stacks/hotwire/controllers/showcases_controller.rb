# frozen_string_literal: true

# Shops in every way in which Hotwire brings markup to a page.
class ShowcasesController < ApplicationController
  # The whole page, whose list is cached.
  def show
    @shops = User.order(:id).limit(2).offset(1)
    @seen = session[:seen].to_i
  end

  # The content of a Turbo frame.
  def shop
    @shop = User.find(params[:id])
    @next = User.find_by(id: @shop.id + 1)
    render layout: false
  end

  # A Turbo stream that appends to the list.
  def more
    @shop = User.find(8)
  end

  # Redirects to the same page, which Turbo morphs.
  def refresh
    session[:seen] = session[:seen].to_i + 1
    redirect_to showcase_path, status: :see_other
  end
end
