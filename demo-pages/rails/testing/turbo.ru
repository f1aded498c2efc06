# frozen_string_literal: true

# An application with Turbo 8, a strict policy, and the guide's nonce generator.

require "logger"
require "rails"
require "action_controller/railtie"
$LOAD_PATH.unshift File.expand_path("../../../packages/rails/lib", __dir__)
require "yy_widgets"

REPOSITORY_FILE = ->(path) { File.read(File.expand_path("../../../#{path}", __dir__), encoding: "UTF-8") }

class TurboApplication < Rails::Application
  # Without the other application's initializers.
  config.root = __dir__
  config.load_defaults 6.1
  config.eager_load = false
  config.hosts.clear
  config.logger = ActiveSupport::Logger.new($stdout)
  config.log_level = :fatal
  config.i18n.default_locale = :"pt-BR"
  config.secret_key_base = SecureRandom.hex(64)
  config.session_store :cookie_store, key: "_turbo"
  config.yy_widgets.root = File.expand_path("../../../dist", __dir__)
  config.content_security_policy do |policy|
    policy.default_src :self
    policy.script_src :self
    policy.style_src :self
    policy.img_src :self, :data
  end
end

eval REPOSITORY_FILE.("docs/guide/rails.md").scan(/^```ruby\n(.*?)^```/m).flatten.find { |code| code.include?("nonce_generator") }

PAGE = <<~ERB
  <!doctype html>
  <html lang="pt-BR">
  <head>
    <meta charset="utf-8"><title><%= action_name %></title><link rel="icon" href="data:,">
    <%= csp_meta_tag %>
    <%= javascript_include_tag "/turbo.js", defer: true %>
    <%= yy_head_tags %>
  </head>
  <body>
    <h1><%= action_name %></h1>
    <a href="/slow">devagar</a>
    <%= form_with(url: "/enter", local: true) { tag.button "entrar" } %>
    <%= yy_count_badge count: 3 %>
    <%= javascript_tag "(window.ran ??= []).push(document.querySelector('h1').textContent)", nonce: true %>
  </body>
  </html>
ERB

class PagesController < ActionController::Base
  def first
    render inline: PAGE
  end

  # Longer than Turbo waits before it shows its progress bar.
  def slow
    sleep 3
    render inline: PAGE
  end

  def enter
    reset_session
    session[:user] = 1
    redirect_to "/member", status: :see_other
  end
  alias member first
end

TurboApplication.initialize!
TurboApplication.routes.draw do
  root to: "pages#first"
  get "slow", to: "pages#slow"
  get "member", to: "pages#member"
  post "enter", to: "pages#enter"
  get "metadata/user", to: ->(_) { [200, { "Content-Type" => "application/json" }, ['{"id":null}']] }
  turbo = REPOSITORY_FILE.("node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js")
  get "turbo.js", to: ->(_) { [200, { "Content-Type" => "text/javascript" }, [turbo]] }
end

run TurboApplication
