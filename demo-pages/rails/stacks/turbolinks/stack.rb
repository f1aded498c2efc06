# frozen_string_literal: true

require "sprockets/railtie"
require "turbolinks"
require_relative "patient_writers"

# Legacy Rails: 6.1 with Sprockets, rails-ujs and Turbolinks 5.
module Stack
  FOLDER = __dir__
  DEFAULTS = 6.1
  # Its forms ask for a script.
  REMOTE_FORMS = true
  NONCE_DIRECTIVES = %w[script-src].freeze

  def self.configure(config)
    # Forms of rails-ujs are sent by the browser alone where there is no JavaScript.
    config.action_view.embed_authenticity_token_in_remote_forms = true

    # rails-ujs and Turbolinks are npm's: Debian's file of the one is a fragment, that of the other is built with eval,
    # which the policy refuses.
    packages = File.expand_path("../../../../node_modules", __dir__)
    config.assets.paths += [File.join(FOLDER, "assets"), File.join(packages, "@rails"), File.join(packages, "turbolinks")]
    config.assets.precompile = %w[manifest.js]
    config.assets.debug = false
    config.assets.quiet = true
  end
end
