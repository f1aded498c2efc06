# frozen_string_literal: true

# The libraries are the system's (Debian's packages), without Bundler: see README.md.
require "logger"
require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "haml"
$LOAD_PATH.unshift File.expand_path("../../../packages/rails/lib", __dir__)
require "yy_widgets"
require_relative "../stacks/#{Rails.gem_version < Gem::Version.new("7") ? "turbolinks" : "hotwire"}/stack"

module Voltinha
  class Application < Rails::Application
    config.root = File.expand_path("..", __dir__)
    config.load_defaults Stack::DEFAULTS
    config.cache_classes = !Rails.env.development?
    config.eager_load = config.cache_classes
    config.consider_all_requests_local = false
    config.exceptions_app = routes
    config.logger = ActiveSupport::Logger.new($stdout)
    config.log_level = :error
    config.hosts.clear

    # The database is new at each start, so sessions of an earlier one must not be valid.
    config.secret_key_base = SecureRandom.hex(64)
    config.session_store :cookie_store, key: "_voltinha", same_site: :lax

    config.i18n.default_locale = :"pt-BR"
    config.time_zone = "Brasilia"

    # Tests of a deploy set other folders.
    config.yy_widgets.root = File.expand_path(ENV.fetch("YY_BUILD", "../../dist"), config.root)
    config.yy_widgets.builds = ENV["YY_BUILDS"] && File.expand_path(ENV["YY_BUILDS"], config.root)
    config.yy_widgets.keep_builds = Integer(ENV.fetch("YY_KEEP_BUILDS", "3"))
    config.yy_widgets.preload = :written
    config.yy_widgets.environment = "development"
    config.yy_widgets.device_type = -> { /Mobile|Android/.match?(request.user_agent) ? "mobile" : "desktop" }

    # Set by tests of a CDN, and of public files outside the checkout.
    config.asset_host = ENV.fetch("ASSET_HOST", nil)
    config.paths["public"] = ENV["PUBLIC_PATH"] if ENV["PUBLIC_PATH"]
    # Browsers fetch modules of another origin with CORS.
    config.public_file_server.headers = { "access-control-allow-origin" => "*" }

    config.paths["app/views"].unshift File.join(Stack::FOLDER, "views")
    config.assets.paths << File.expand_path("../../assets", __dir__)
    Stack.configure(config)
  end
end
