# frozen_string_literal: true

class CspReportsController < ApplicationController
  leave_session_cookie

  # Browsers send reports without a token.
  skip_forgery_protection

  def create
    CspReport.create!(body: request.raw_post.truncate(2000))
    head :no_content
  end

  # Answers all reports, and deletes them.
  def destroy
    render json: CspReport.order(:id).destroy_all.map(&:body)
  end
end
