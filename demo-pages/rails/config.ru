# frozen_string_literal: true

require_relative "config/environment"

Rails.root.join("tmp").mkpath
ActiveRecord::Migration.suppress_messages { load Rails.root.join("db/schema.rb") }
load Rails.root.join("db/seeds.rb")

map(Rails.application.config.relative_url_root || "/") { run Rails.application }
