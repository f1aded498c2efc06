# frozen_string_literal: true

# An application without Turbo, with a strict policy, whose pages are prerendered or have the script
# inline: `?tags=inline`, for example. `/asked` answers the requests that it has received.

require "logger"
require "rails"
require "action_controller/railtie"
$LOAD_PATH.unshift File.expand_path("../../../packages/rails/lib", __dir__)
require "yy_widgets"

class ArrivalApplication < Rails::Application
  config.root = __dir__
  config.load_defaults Rails::VERSION::STRING.to_f
  config.eager_load = false
  config.hosts.clear
  config.logger = ActiveSupport::Logger.new($stdout)
  config.log_level = :fatal
  config.i18n.default_locale = :"pt-BR"
  config.secret_key_base = SecureRandom.hex(64)
  config.session_store :cookie_store, key: "_arrival"
  config.yy_widgets.root = File.expand_path("../../../dist", __dir__)
  config.content_security_policy do |policy|
    policy.default_src :self
    policy.script_src :self, -> { YyWidgets.inline_source }
    policy.style_src :self
    policy.img_src :self, :data
    policy.report_uri "/asked/csp"
  end
  config.content_security_policy_nonce_directives = %w[script-src]
end

LAYOUT = <<~ERB
  <!doctype html>
  <html lang="pt-BR">
  <head><meta charset="utf-8"><title><%= request.path %></title><link rel="icon" href="data:,"><%= yy_head_tags(**head) %></head>
  <body><%= yield %></body>
  </html>
ERB

LINKS = <<~ERB
  <h1>links</h1>
  <p><a id="page" href="/produto">produto</a></p>
  <p><a id="out" href="/sair">sair</a></p>
  <p><a id="deep" href="/loja/carrinho/mais?item=1">carrinho</a></p>
  <p><a id="method" href="/produto?method" data-method="post">seguir</a></p>
  <p><a id="turbo" href="/produto?turbo" data-turbo-method="delete">apagar</a></p>
  <p><a id="remote" href="/produto?remote" data-remote="true">mais</a></p>
  <p><a id="nofollow" href="/produto?nofollow" rel="nofollow noopener">votar</a></p>
  <p><a id="download" href="/produto?download" download>baixar</a></p>
  <p><a id="blank" href="/produto?blank" target="_blank">abrir</a></p>
  <p><a id="own" href="/meu/lugar">meu</a></p>
ERB

PRODUCT = <<~ERB
  <h1>produto</h1>
  <%= yy_follow_button user_id: 8, user_name: "Ana", follow_path: "/follows", unfollow_path: "/follows", login_path: "/entrar",
        state_path: "/follows" do %>
    <a href="/entrar">seguir Ana</a>
  <% end %>
  <%= yy_session_value field: "name" do %>visitante<% end %>
  <%= yy_inbox_badge do %>0<% end %>
  <%= yy_count_badge count: 3 %>
  <%= yy_modal name: "medidas" do %><h2>medidas</h2><% end %>
ERB

RECEIVED = []

class PagesController < ActionController::Base
  content_security_policy_nonce = ->(_request) { SecureRandom.base64(16) }
  before_action { request.content_security_policy_nonce_generator = content_security_policy_nonce unless params[:tags] == "digest" }
  before_action -> { send_yy_early_hints preload: %i[count_badge] }, only: :slow
  helper_method :head

  def links
    show LINKS
  end

  def product
    show PRODUCT
  end

  # A page that takes half a second to render.
  def slow
    sleep 0.5
    show PRODUCT
  end

  private

  def show(page)
    render inline: LAYOUT.sub("<%= yield %>", page)
  end

  def head
    case params[:tags]
    when "inline", "digest" then { inline: true, flavour: params.fetch(:flavour, "react") }
    when "none" then {}
    else { speculation: :moderate, speculation_except: YyWidgets.config.speculation_except + ["/meu/*"] }
    end
  end
end

ANSWERS = {
  "/metadata/user" => '{"id":1,"name":"Bia"}',
  "/follows" => '{"users":[{"id":8,"user_follow":false}]}',
  "/api/inbox/counters" => '{"default_unread":2,"chat_unread":1}'
}.freeze

ArrivalApplication.initialize!
ArrivalApplication.routes.draw do
  root to: "pages#links"
  get "produto", to: "pages#product"
  get "devagar", to: "pages#slow"
  match "asked", to: ->(env) {
    received = RECEIVED.dup
    RECEIVED.clear if env["REQUEST_METHOD"] == "DELETE"
    [200, { "Content-Type" => "application/json" }, [JSON.generate(received)]]
  }, via: %i[get delete]
  match "*path", via: :all, format: false, to: ->(env) {
    answer = ANSWERS[env["PATH_INFO"]]
    [answer ? 200 : 204, { "Content-Type" => "application/json", "Cache-Control" => "no-store" }, [answer].compact]
  }
end

# Records all requests but those for files.
RECORDER = ->(env) {
  path = "#{env["REQUEST_METHOD"]} #{env["PATH_INFO"]}#{"?" unless env["QUERY_STRING"].empty?}#{env["QUERY_STRING"]}"
  RECEIVED << "#{path}#{" ahead" if env["HTTP_SEC_PURPOSE"]}" unless env["PATH_INFO"].match?(%r{\A/(yy/|asked\z)})
  ArrivalApplication.call(env)
}

run RECORDER
