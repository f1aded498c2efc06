# frozen_string_literal: true

class UsersController < ApplicationController
  before_action :require_member, only: %i[edit update]

  def new
    @user = User.new
  end

  def create
    @user = User.new(user_params)
    @user.save ? accept(new_session_path) : refuse(:new)
  end

  def edit
    @user = current_user
  end

  # An invalid form is rendered again, with its messages and values.
  def update
    @user = User.find(current_user.id)
    @user.update(user_params) ? accept(edit_user_path) : refuse(:edit)
  end

  private

  def user_params
    params.require(:user).permit(:name, :email, :phone, :bio, :location)
  end

  def accept(path)
    redirect_to path, status: :see_other, flash: { success: t(".done") }
  end

  def refuse(page)
    respond_to do |format|
      format.html { render page, status: :unprocessable_entity }
      format.json { render_errors @user.errors.messages }
    end
  end
end
