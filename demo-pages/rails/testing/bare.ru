# frozen_string_literal: true

# A minimal application: API-only, no session, no token, no asset pipeline.

require "logger"
require "rails"
require "action_controller/railtie"
$LOAD_PATH.unshift File.expand_path("../../../packages/rails/lib", __dir__)
require "yy_widgets"

class BareApplication < Rails::Application
  config.root = __dir__
  config.load_defaults Rails::VERSION::STRING.to_f
  config.api_only = true
  config.eager_load = false
  config.hosts.clear
  config.logger = ActiveSupport::Logger.new($stdout)
  config.log_level = :fatal
  config.i18n.default_locale = :"pt-BR"
  config.secret_key_base = SecureRandom.hex(64)
  config.yy_widgets.root = File.expand_path("../../../dist", __dir__)
end

PAGE = <<~ERB
  <!doctype html>
  <html lang="pt-BR">
  <head><meta charset="utf-8"><title>sem sessão</title><link rel="icon" href="data:,"><%= yy_head_tags %></head>
  <body>
  <%= yy_follow_button user_id: 8, user_name: "Ana", follow_path: "/follows", unfollow_path: "/follows", login_path: "/entrar" do %>
    <a href="/entrar">seguir Ana</a>
  <% end %>
  </body>
  </html>
ERB

WRONG = <<~ERB
  <!doctype html>
  <html lang="pt-BR">
  <head><meta charset="utf-8"><title>errada</title><link rel="icon" href="data:,"><%= yy_head_tags %></head>
  <body>
  <yy-follow-button data-userid="8"><a href="/entrar">seguir pelo formulário</a></yy-follow-button>
  <%= yy_count_badge count: 3 %>
  </body>
  </html>
ERB

class BaseController < ActionController::Base
  self.allow_forgery_protection = false

  def show
    render inline: PAGE
  end

  def wrong
    render inline: WRONG
  end
end

# A controller for an API, with views.
class ViewController < ActionController::API
  include ActionController::Helpers
  include ActionView::Layouts

  def show
    render inline: PAGE
  end
end

class ApiController < ActionController::API
  def metadata
    render json: { id: 1 }
  end

  def follow
    head :created
  end
end

BareApplication.initialize!
BareApplication.routes.draw do
  get "base", to: "base#show"
  get "api", to: "view#show"
  get "wrong", to: "base#wrong"
  get "metadata/user", to: "api#metadata"
  post "follows", to: "api#follow"
end

run BareApplication
