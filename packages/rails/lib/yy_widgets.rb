# frozen_string_literal: true

require 'rails'
require 'active_support/core_ext'
require 'yy_widgets/version'
require 'yy_widgets/speculation_rules'
require 'yy_widgets/configuration'
require 'yy_widgets/problems'
require 'yy_widgets/schema'
require 'yy_widgets/built_files'
require 'yy_widgets/builds'
require 'yy_widgets/texts'
require 'yy_widgets/deltas'
require 'yy_widgets/switch'
require 'yy_widgets/file_server'
require 'yy_widgets/kept_flash'
require 'yy_widgets/early_hints'

# View helpers for the custom elements of yy.js, and the built files that they need.
module YyWidgets
  autoload :Phlex, 'yy_widgets/phlex'
  autoload :Reports, 'yy_widgets/reports'
  autoload :ReportSummary, 'yy_widgets/report_summary'

  class << self
    def config
      @config ||= Configuration.new
    end

    def configure
      yield config
    end

    def schema
      @schema ||= Schema.read
    end

    # The built files in `config.root`.
    def files
      @files = BuiltFiles.new(config.root) if @files&.root != config.root
      @files
    end

    # The source for `inline: true` that a policy without nonces needs in `script_src`:
    # `-> { YyWidgets.inline_source }`.
    def inline_source(flavour: config.flavour)
      InlineScript.new(ActionController::Base.helpers, flavour.to_s == 'lite' ? 'lite/' : '').source
    end

    # The current build, and the builds of other releases in `config.builds`.
    def builds
      sources = [files, config.builds]
      if @build_sources != sources
        @builds = Builds.new(*sources)
        @build_sources = sources
      end
      @builds
    end

    def deprecator
      @deprecator ||= ActiveSupport::Deprecation.new('2.0', 'yy_widgets')
    end
  end
end

# These files read the schema when they are loaded.
require 'yy_widgets/tag_helper'
require 'yy_widgets/head_helper'
require 'yy_widgets/form_helper'
require 'yy_widgets/component_helper'
require 'yy_widgets/engine'
