# frozen_string_literal: true

require "propshaft"
require "importmap-rails"
require "stimulus-rails"
require "view_component"

# Current Rails: 7.2 with Propshaft, an import map, Turbo 8, Stimulus and ViewComponent.
module Stack
  FOLDER = __dir__
  DEFAULTS = 7.2
  REMOTE_FORMS = false
  # Turbo gives the <style> of its progress bar the page's nonce.
  NONCE_DIRECTIVES = %w[script-src style-src].freeze

  def self.configure(config)
    %w[components controllers].each { |folder| config.paths.add File.join(FOLDER, folder), eager_load: true }
    config.paths["config/routes.rb"] << File.join(FOLDER, "routes.rb")

    # Turbo's code comes from npm.
    config.assets.paths += [File.join(FOLDER, "javascript"), File.expand_path("../../../../node_modules/@hotwired/turbo/dist", __dir__)]
    config.importmap.paths << File.join(FOLDER, "importmap.rb")
    config.importmap.cache_sweepers << File.join(FOLDER, "javascript")

    config.yy_widgets.previews = true

    config.action_controller.perform_caching = true
    config.cache_store = :memory_store
  end
end
