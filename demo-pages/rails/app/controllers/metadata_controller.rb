# frozen_string_literal: true

class MetadataController < ApplicationController
  leave_session_cookie

  # Every field of the current user that the demo has, or no id for a visitor.
  def show
    render json: current_user ? current_user.metadata : { id: nil }
  end
end
