# frozen_string_literal: true

class Question < ApplicationRecord
  belongs_to :product
  belongs_to :user

  validates :body, presence: true, length: { maximum: 200 }
  # A rule that only the server checks.
  validates :body, format: { without: /\d{4,5}-?\d{4}/, message: :phone_number }
end
