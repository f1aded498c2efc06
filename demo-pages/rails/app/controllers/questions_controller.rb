# frozen_string_literal: true

# rails-ujs sends the form and runs the answer: create.js.erb. Without JavaScript the page is
# rendered again.
class QuestionsController < ApplicationController
  before_action :require_member

  def create
    @product = Product.find(params[:product_id][/\d+\z/])
    @question = @product.questions.build(params.require(:question).permit(:body).merge(user: current_user))
    @question.save ? accept : refuse
  end

  private

  def accept
    respond_to do |format|
      format.html { redirect_to product_path(@product), status: :see_other, flash: { success: t("questions.created") } }
      format.js
      format.turbo_stream
    end
  end

  def refuse
    respond_to do |format|
      format.html { render "products/show", status: :unprocessable_entity }
      format.any(:js, :turbo_stream) { render_errors @question.errors.messages }
    end
  end
end
