# frozen_string_literal: true

class UsersController < ApplicationController
  def new
    @user = User.new
  end

  def create
    @user = User.new(params.require(:user).permit(:name, :email, :phone, :bio))
    @user.save ? accept : refuse
  end

  private

  def accept
    redirect_to new_session_path, status: :see_other, flash: { success: t("users.created") }
  end

  def refuse
    respond_to do |format|
      format.html { render :new, status: :unprocessable_entity }
      format.json { render_errors @user.errors.messages }
    end
  end
end
