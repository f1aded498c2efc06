# frozen_string_literal: true

class Message < ApplicationRecord
  KINDS = { "default" => "aviso", "chat" => "conversa", "offer" => "oferta" }.freeze

  belongs_to :user

  scope :unread, -> { where(read: false) }
  scope :newest_first, -> { order(sent_at: :desc) }
  scope :of_kind, ->(kind) { kind.present? ? where(kind: kind) : all }
  scope :named, ->(names) { where(id: Array(names).map { |name| name.to_s[/\d+\z/] }) }

  # The counters of an inbox, as `GET /api/inbox/counters` answers them.
  def self.counters
    unread_by_kind = unread.group(:kind).count
    KINDS.keys.to_h { |kind| ["#{kind}_unread", unread_by_kind.fetch(kind, 0)] }
         .merge("total_unread" => unread_by_kind.values.sum)
  end

  def chat?
    kind == "chat"
  end

  # The type, which tells the widgets the message's counter, and the id.
  def to_param
    "#{kind}$$$#{id}"
  end
end
