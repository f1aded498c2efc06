# frozen_string_literal: true

ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
require "rspec/rails"
require "yy_widgets/rspec"
require_relative "support/visitor"

ActiveRecord::Migration.suppress_messages { load Rails.root.join("db/schema.rb") }
load Rails.root.join("db/seeds.rb")
# Some specs cause exceptions, which would fill the log.
Rails.logger.level = :unknown
# As in most applications' tests; some specs turn it on.
ActionController::Base.allow_forgery_protection = false

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.use_transactional_fixtures = true
  config.include Visitor, type: :request
end
