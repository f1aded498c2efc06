# frozen_string_literal: true

# A seller's card, with slots for facts and for the visitor's action.
class ShopComponent < ViewComponent::Base
  renders_many :facts
  renders_one :action

  def initialize(shop:)
    super()
    @shop = shop
  end
end
