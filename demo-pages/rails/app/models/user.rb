# frozen_string_literal: true

class User < ApplicationRecord
  LOCATIONS = ["Belo Horizonte, MG", "Curitiba, PR", "Florianópolis, SC", "Porto Alegre, RS", "Recife, PE", "Rio de Janeiro, RJ",
               "Salvador, BA", "São Paulo, SP"].freeze

  has_many :products, foreign_key: :seller_id, inverse_of: :seller
  has_many :follows, foreign_key: :follower_id, inverse_of: :follower
  has_many :messages

  before_validation :choose_nickname, on: :create

  validates :name, presence: true, format: { with: /\S\s+\S/, allow_blank: true, message: :full_name }
  validates :email, presence: true, uniqueness: { case_sensitive: false },
                    format: { with: /\A[^@\s]+@[^@\s]+\.[^@\s]+\z/, allow_blank: true }
  validates :phone, format: { with: /\A\(?\d{2}\)?\s?\d{4,5}-?\d{4}\z/, allow_blank: true }
  validates :phone, format: { without: /0{4,5}-?0{4}\z/, message: :required }
  validates :location, inclusion: { in: LOCATIONS, allow_nil: true }
  validates :bio, length: { maximum: 160 }

  def first_name
    name.split.first
  end

  def follows?(user)
    follows.exists?(following: user)
  end

  # The value of `yy-user-avatar`'s `user`.
  def avatar_data
    { id: id, name: name, nickname: nickname, gender: gender, image_public_id: photo }
  end

  # The answer to `GET /metadata/user`.
  def metadata
    attributes.slice("id", "name", "email", "gender", "location", "pro_seller").merge(
      "first_name" => first_name,
      "nickname" => nickname,
      "avatar_image_public_id" => photo,
      "on_vacation" => false
    )
  end

  private

  def choose_nickname
    return if nickname.present? || name.blank?

    base = name.parameterize(separator: "")
    self.nickname = User.exists?(nickname: base) ? "#{base}#{User.maximum(:id)}" : base
  end
end
