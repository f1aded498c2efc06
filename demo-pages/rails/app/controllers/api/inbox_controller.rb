# frozen_string_literal: true

module Api
  # The inbox's counters and its two bulk actions.
  class InboxController < ApplicationController
    leave_session_cookie

    before_action { head :unauthorized unless current_user }

    def counters
      render json: current_user.messages.counters
    end

    def set_as_read
      chosen.update_all(read: true)
      counters
    end

    def destroy
      chosen.where.not(kind: "chat").destroy_all
      head :no_content
    end

    private

    def chosen
      current_user.messages.named(params[:ids])
    end
  end
end
