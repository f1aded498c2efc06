# frozen_string_literal: true

require 'rails/engine'

module YyWidgets
  # Adds the helpers, the built files, the locales and the tasks to an application.
  class Engine < ::Rails::Engine
    engine_name 'yy_widgets'

    config.yy_widgets = YyWidgets.config

    # Only Portuguese, which is the widgets' own language. `Texts` reads the translations that the
    # application asks for.
    paths['config/locales'] = 'config/locales/yy.pt-BR.yml'

    initializer 'yy_widgets.files' do |app|
      # This comes before the middleware that serves `public/`, if there is one: that would serve a
      # copy of the files without CORS and without `max-age`.
      app.middleware.insert_before(Rack::Sendfile, FileServer)
    end

    initializer 'yy_widgets.helpers' do
      ActiveSupport.on_load(:action_view) do
        include YyWidgets::TagHelper
        include YyWidgets::HeadHelper
        include YyWidgets::FormHelper

        require 'yy_widgets/described_fields'
        ActionView::Helpers::FormBuilder.include YyWidgets::FormBuilder
        ActionView::Helpers::Tags::Base.prepend YyWidgets::DescribedFields
      end
      ActiveSupport.on_load(:view_component) { include YyWidgets::ComponentHelper }
    end

    # This overrides the helper that importmap-rails adds to controllers.
    initializer 'yy_widgets.import_map', after: 'importmap.helpers' do
      ActiveSupport.on_load(:action_controller_base) { helper YyWidgets::ImportMap::Helper } if defined?(::Importmap)
    end

    # The application's initializers say whether it wants previews; its code is loaded later.
    initializer 'yy_widgets.previews', after: :load_config_initializers do |app|
      if YyWidgets.config.previews
        require 'yy_widgets/previews'
        YyWidgets::Previews.add_to(app)
      end
    end

    # Problems of a switch in a Hash or a file are reported when the application starts, not by the
    # first page.
    config.after_initialize do
      source = YyWidgets.config.switch
      Problems.report('YyWidgets.config.switch', Switch.of(source).problems, 'YY-805') unless source.nil? || source.is_a?(Proc)
    end

    initializer 'yy_widgets.controllers' do
      ActiveSupport.on_load(:action_controller_base) do
        include YyWidgets::KeptFlash
        include YyWidgets::EarlyHints
      end
    end

    initializer 'yy_widgets.deprecator' do |app|
      app.deprecators[:yy_widgets] = YyWidgets.deprecator if app.respond_to?(:deprecators)
    end
  end
end
