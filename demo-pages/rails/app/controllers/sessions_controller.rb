# frozen_string_literal: true

class SessionsController < ApplicationController
  def new
    redirect_to local_path(params[:redirect_to]) if current_user && params[:redirect_to]
    @users = User.order(:id)
  end

  def create
    user = User.find(params[:user_id])
    target = local_path(params[:redirect_to])
    reset_session
    session[:user_id] = user.id
    redirect_to target, status: :see_other
  end

  def destroy
    reset_session
    redirect_to root_path, status: :see_other
  end
end
