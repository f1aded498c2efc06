# frozen_string_literal: true

# Error responses: the shop's own page, or Rails' JSON for a script.
class ErrorsController < ApplicationController
  skip_forgery_protection

  def show
    @status = params[:status].to_i
    respond_to do |format|
      format.html { render status: @status }
      format.any { render json: { status: @status, error: Rack::Utils::HTTP_STATUS_CODES[@status] }, status: @status }
    end
  end
end
