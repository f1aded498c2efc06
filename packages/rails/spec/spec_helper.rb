# frozen_string_literal: true

ENV['RAILS_ENV'] = 'test'

require 'tmpdir'
require 'rails'
require 'action_controller/railtie'
require 'action_view/railtie'
require 'action_view/testing/resolvers'
require 'active_model'
require 'haml'
require 'yy_widgets'
require 'rack/test'
require 'support/build'
require 'support/shop'
require 'support/pages'

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.include Pages
  # The command of @yy/widgets needs Node, which the chroot of the later stacks does not have.
  config.filter_run_excluding(:node) unless system('node', '--version', out: File::NULL, err: File::NULL)
  # Each example has a new configuration, new built files and the original texts.
  config.around do |example|
    Dir.mktmpdir do |folder|
      Build.write(folder)
      YyWidgets.instance_variable_set(:@config, YyWidgets::Configuration.new)
      YyWidgets.config.root = folder
      I18n.with_locale(:'pt-BR') { example.run }
    ensure
      I18n.reload!
    end
  end
end
