# frozen_string_literal: true

class Question < ApplicationRecord
  belongs_to :product
  belongs_to :user

  validates :body, presence: true, length: { maximum: 200 }
  # What only the server knows.
  validates :body, format: { without: /\d{4,5}-?\d{4}/, message: :phone_number }
end
