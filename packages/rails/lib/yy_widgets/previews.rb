# frozen_string_literal: true

require 'yy_widgets/preview_answers'
require 'yy_widgets/preview_page'

module YyWidgets
  # Adds the widgets' stories to the previews of ViewComponent, if the application has previews
  # enabled.
  module Previews
    FOLDER = ROOT.join('previews')
    # The path that `PreviewAnswers` is mounted at.
    PREFIX = '/rails/yy_previews'
    # Matches the text before a path of the site in an attribute.
    PATH = %r{="(?=/(?!/))}.freeze

    class << self
      def add_to(app)
        return warn_of_absence unless defined?(::ViewComponent::Engine) && app.config.view_component.key?(:previews)
        return unless app.config.view_component.previews.enabled

        app.config.view_component.previews.paths << FOLDER.to_s
        ActiveSupport::Dependencies.autoload_paths << FOLDER.to_s
        # Lookbook searches for layouts before it adds the folders of previews.
        ActiveSupport.on_load(:action_controller_base) { append_view_path FOLDER }
        app.routes.prepend { mount PreviewAnswers.new => PREFIX }
      end

      # Story (`session_gate/staff`) → folder of its visitor, unless that is Marina.
      def visitors
        data.fetch('visitors')
      end

      # Path → content type and body.
      def answers
        data.fetch('answers')
      end

      # The HTML with `root` before all paths of the site.
      def with_root(root, html)
        html.gsub(PATH) { %(="#{root}) }
      end

      private

      def data
        @data ||= JSON.parse(FOLDER.join('yy/answers.json').read(encoding: 'UTF-8'))
      end

      def warn_of_absence
        Rails.logger&.warn('YyWidgets.config.previews: there are none without view_component 4') unless Rails.env.production?
      end
    end
  end
end
