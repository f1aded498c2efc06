# frozen_string_literal: true

require "sprockets/railtie"
require "turbolinks"
require_relative "patient_writers"

# Legacy Rails: 6.1 with Sprockets, rails-ujs and Turbolinks 5.
module Stack
  FOLDER = __dir__
  DEFAULTS = 6.1
  # Its forms request a script.
  REMOTE_FORMS = true
  NONCE_DIRECTIVES = %w[script-src].freeze

  def self.configure(config)
    # Without JavaScript the browser itself sends forms of rails-ujs, which then need a token.
    config.action_view.embed_authenticity_token_in_remote_forms = true

    # rails-ujs and Turbolinks come from npm: Debian's rails-ujs is a fragment, and its Turbolinks
    # uses eval, which the policy refuses.
    packages = File.expand_path("../../../../node_modules", __dir__)
    config.assets.paths += [File.join(FOLDER, "assets"), File.join(packages, "@rails"), File.join(packages, "turbolinks")]
    config.assets.precompile = %w[manifest.js]
    config.assets.debug = false
    config.assets.quiet = true
  end
end
