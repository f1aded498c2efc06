# frozen_string_literal: true

require_relative "config/environment"

Rails.root.join("tmp").mkpath
ActiveRecord::Migration.suppress_messages { load Rails.root.join("db/schema.rb") }
load Rails.root.join("db/seeds.rb")

prefix = Rails.application.config.relative_url_root

if prefix
  map(prefix) { run Rails.application }
  # The widgets' fixed paths begin at the origin's root, wherever the application is (README.md).
  %w[/metadata /api /photos /p].each do |path|
    map(path) { run ->(env) { Rails.application.call(env.merge("SCRIPT_NAME" => prefix, "PATH_INFO" => path + env["PATH_INFO"])) } }
  end
else
  run Rails.application
end
