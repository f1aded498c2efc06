# frozen_string_literal: true

class DashboardsController < ApplicationController
  leave_session_cookie if: -> { request.format.json? }

  # A page, or its data.
  def show
    respond_to do |format|
      format.html
      format.json { render json: REPORTS }
    end
  end
end
