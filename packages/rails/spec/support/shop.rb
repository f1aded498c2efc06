# frozen_string_literal: true

# An application with one page.
class Shop < Rails::Application
  config.root = File.expand_path('../tmp', __dir__)
  config.eager_load = false
  config.secret_key_base = 'x' * 30
  config.logger = Logger.new(File::NULL)
  config.hosts.clear
  config.i18n.default_locale = :'pt-BR'
  config.i18n.available_locales = %i[pt-BR en en-US es]
  # The default since Rails 5.2.
  config.action_view.form_with_generates_ids = true
  config.action_dispatch.show_exceptions = Rails.gem_version < Gem::Version.new('7.1') ? false : :none
end

Shop.initialize!

# Renders the template of an example.
class PagesController < ActionController::Base
  protect_from_forgery

  class << self
    # `hints` are the arguments of `send_yy_early_hints`; nil sends none.
    attr_accessor :template, :hints
  end

  before_action -> { send_yy_early_hints(**self.class.hints) }, if: -> { self.class.hints }

  def show
    render inline: self.class.template
  end
end

# A controller without CSRF protection.
class UnprotectedController < ActionController::Base
  self.allow_forgery_protection = false
end

# A model with a route, and with an id as its key.
class Seller
  include ActiveModel::Model
  include ActiveModel::Serialization

  attr_accessor :id, :name, :password_digest

  def persisted?
    true
  end

  def to_param
    "#{id}-#{name}"
  end

  def attributes
    { 'id' => nil, 'name' => nil, 'password_digest' => nil }
  end
end

Shop.routes.draw do
  get '/page', to: 'pages#show'
  resources :sellers, only: :show do
    resources :follows, only: :index
  end
  get '/yy/texts', to: ->(_) { [200, {}, ['of the application']] }
end
