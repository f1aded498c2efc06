# frozen_string_literal: true

# A seller's card: facts, and what the visitor may do, are slots.
class ShopComponent < ViewComponent::Base
  renders_many :facts
  renders_one :action

  def initialize(shop:)
    super()
    @shop = shop
  end
end
