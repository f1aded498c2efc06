# frozen_string_literal: true

require 'open3'

# Runs code in an application of its own, in another process: a process can have only one.
module Application
  module_function

  # @param folder the application's root, with built files
  # @param setup code in the body of the application's class
  # @param requests code that prints the result
  # @return the output
  def run(folder, setup, requests, environment: 'production')
    output, status = Open3.capture2e({ 'RAILS_ENV' => environment }, 'ruby', '-I', YyWidgets::ROOT.join('lib').to_s,
                                     '-e', code(folder, setup, requests))
    raise output unless status.success?

    output
  end

  def code(folder, setup, requests)
    <<~RUBY
      require 'action_controller/railtie'
      require 'rack/mock'
      require 'yy_widgets'
      class Site < Rails::Application
        config.root = '#{folder}'
        config.eager_load = false
        config.secret_key_base = 'x' * 30
        config.logger = Logger.new(File::NULL)
        config.hosts.clear
        config.yy_widgets.root = '#{folder}'
        #{setup}
      end
      Site.initialize!
      class PagesController < ActionController::Base
        def show
          render inline: '<head><%= yy_head_tags %></head><%= yy_modal(name: "a") { "x" } %>'
        end
      end
      class DataController < ActionController::API
        def show
          render json: { ok: true }
        end
      end
      Site.routes.draw { get('/page', to: 'pages#show') && get('/data', to: 'data#show') }
      #{requests}
    RUBY
  end
end
