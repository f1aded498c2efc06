# frozen_string_literal: true

# The model of the forms in specs.
class Listing
  include ActiveModel::Model

  Association = Struct.new(:name, :foreign_key)

  attr_accessor :title, :cpf, :price, :category_id, :tags, :password, :rating, :terms, :address

  # Like a record with `belongs_to :category`.
  def self.reflect_on_all_associations(_kind)
    [Association.new(:category, 'category_id')]
  end

  def self.human_attribute_name(attribute, *)
    { 'title' => 'título', 'terms' => 'termos' }.fetch(attribute.to_s, attribute.to_s)
  end

  def address_attributes=(attributes)
    @address = Address.new(attributes)
  end

  # Adds errors.
  # @param messages attribute → message or messages
  def refuse(**messages)
    messages.each { |attribute, texts| Array(texts).each { |text| errors.add(attribute, text) } }
    self
  end
end

# A nested record of a listing.
class Address
  include ActiveModel::Model

  attr_accessor :zipcode
end
