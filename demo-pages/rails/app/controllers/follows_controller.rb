# frozen_string_literal: true

class FollowsController < ApplicationController
  before_action :require_member, except: :show
  leave_session_cookie only: :show

  # `?ids=1,2`
  def show
    followed = current_user ? current_user.follows.pluck(:following_id) : []
    ids = params[:ids].to_s.split(",").map(&:to_i)
    render json: { users: ids.map { |id| { id: id, user_follow: followed.include?(id) } } }
  end

  def create
    follow = current_user.follows.build(following_id: params[:following_id])
    saved = follow.save
    respond_to do |format|
      format.html { redirect_back fallback_location: root_path, status: :see_other }
      format.any { saved ? head(:created) : render(json: follow.errors.messages, status: :unprocessable_entity) }
    end
  end

  def destroy
    current_user.follows.where(following_id: params[:following_id]).destroy_all
    respond_to do |format|
      format.html { redirect_back fallback_location: root_path, status: :see_other }
      format.any { head :no_content }
    end
  end
end
