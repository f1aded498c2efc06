# frozen_string_literal: true

class MessagesController < ApplicationController
  before_action :require_member

  # The list's reload gets a script: index.js.erb.
  def index
    @type = params[:type].to_s
    @messages = inbox.of_kind(@type)
  end

  def show
    @message = inbox.named(params[:id]).take!
    @message.update!(read: true)
  end

  def destroy
    inbox.named(params[:id]).take!.destroy!
    redirect_to messages_path, status: :see_other, flash: { success: t("messages.deleted") }
  end

  # For the list's form, which works without a script.
  def act
    chosen = inbox.named(params[:ids])
    params[:do] == "delete" ? chosen.where.not(kind: "chat").destroy_all : chosen.update_all(read: true)
    redirect_to messages_path(type: params[:type].presence), status: :see_other
  end

  private

  def inbox
    current_user.messages.newest_first
  end
end
