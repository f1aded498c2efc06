# frozen_string_literal: true

ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
require "rspec/rails"
require "yy_widgets/rspec"
require_relative "support/visitor"

ActiveRecord::Migration.suppress_messages { load Rails.root.join("db/schema.rb") }
load Rails.root.join("db/seeds.rb")
# Some specs are about an exception, which the log would tell at length.
Rails.logger.level = :unknown
# As in most applications; some specs ask for the token.
ActionController::Base.allow_forgery_protection = false

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.use_transactional_fixtures = true
  config.include Visitor, type: :request
end
