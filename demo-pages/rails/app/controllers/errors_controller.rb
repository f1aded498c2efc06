# frozen_string_literal: true

# What Rails could not answer otherwise, in the shop's own words; for a script in Rails' form.
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
