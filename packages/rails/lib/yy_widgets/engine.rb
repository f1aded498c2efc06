# frozen_string_literal: true

require 'rails/engine'

module YyWidgets
  # Gives applications the helpers, the files, the locales and the tasks.
  class Engine < ::Rails::Engine
    engine_name 'yy_widgets'

    config.yy_widgets = YyWidgets.config

    # The widgets' own language alone: `Texts` reads the translations where they are asked for.
    paths['config/locales'] = 'config/locales/yy.pt-BR.yml'

    initializer 'yy_widgets.files' do |app|
      app.middleware.insert_before(ActionDispatch::Executor, FileServer)
    end

    initializer 'yy_widgets.helpers' do
      ActiveSupport.on_load(:action_view) do
        include YyWidgets::TagHelper
        include YyWidgets::HeadHelper
      end
    end

    initializer 'yy_widgets.flash' do
      ActiveSupport.on_load(:action_controller_base) { include YyWidgets::KeptFlash }
    end

    initializer 'yy_widgets.deprecator' do |app|
      app.deprecators[:yy_widgets] = YyWidgets.deprecator if app.respond_to?(:deprecators)
    end
  end
end
