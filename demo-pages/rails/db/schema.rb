# frozen_string_literal: true

ActiveRecord::Schema.define do
  create_table :users, force: :cascade do |t|
    t.string :name, null: false
    t.string :nickname, null: false, index: { unique: true }
    t.string :email, null: false, index: { unique: true }
    t.string :phone
    t.string :bio
    t.string :gender
    t.string :location
    t.string :photo
    t.boolean :pro_seller, null: false, default: false
    t.timestamps
  end

  create_table :products, force: :cascade do |t|
    t.references :seller, null: false
    t.string :title, null: false
    t.string :brand
    t.string :photo, null: false
    t.decimal :price, precision: 10, scale: 2
    t.decimal :original_price, precision: 10, scale: 2
    t.integer :available_units, null: false, default: 1
    t.timestamps
  end

  create_table :follows, force: :cascade do |t|
    t.references :follower, null: false
    t.references :following, null: false
    t.index %i[follower_id following_id], unique: true
  end

  create_table :questions, force: :cascade do |t|
    t.references :product, null: false
    t.references :user, null: false
    t.string :body, null: false
    t.timestamps
  end

  create_table :messages, force: :cascade do |t|
    t.references :user, null: false
    t.string :kind, null: false
    t.string :sender, null: false
    t.string :subject, null: false
    t.string :excerpt, null: false
    t.boolean :read, null: false, default: false
    t.datetime :sent_at, null: false
  end

  create_table :csp_reports, force: :cascade do |t|
    t.text :body, null: false
  end
end
