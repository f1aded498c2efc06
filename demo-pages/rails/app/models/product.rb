# frozen_string_literal: true

class Product < ApplicationRecord
  belongs_to :seller, class_name: "User"
  has_many :questions

  scope :on_sale, -> { where.not(price: nil).where("available_units > 0") }
  scope :unpriced, -> { where(price: nil).order(:id) }

  validates :price, numericality: { greater_than: 0, less_than: 10**8 }, on: :pricing

  def slug
    title.parameterize
  end

  def to_param
    "#{slug}-#{id}"
  end

  def sold?
    available_units.zero?
  end

  def discount
    return 0 unless original_price && price && original_price > price

    ((1 - (price / original_price)) * 100).round
  end

  # The value of `yy-product-card`'s `product`.
  def card_data
    {
      id: id,
      slug: slug,
      title: title,
      state: sold? ? "sold" : "published",
      price: price.to_f,
      originalPriceInteger: (original_price || price).to_i,
      discountPercentage: discount,
      availableUnits: available_units,
      shippingType: 2,
      defaultPhoto: { image_public_id: photo },
      selectedPhoto: nil,
      likeUserIds: [],
      isProductLikedByUser: false
    }
  end
end
