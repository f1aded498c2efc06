# frozen_string_literal: true

module YyWidgets
  # The values for the layout of previews: a page of the story's visitor, whose requests all go to
  # `PreviewAnswers`, and none to the application.
  class PreviewPage
    MARINA = '/1'

    def initialize(view)
      @view = view
    end

    # The content of `meta[name=yy-root]`.
    def root
      @root ||= "#{prefix}#{Previews.visitors.fetch(story, MARINA)}"
    end

    def title
      story.to_s.tr('_/', ' ').strip
    end

    # Options of `yy_head_tags`.
    def head
      { user_id: false, doctor: true, guide: nil, assets_host: nil, allowed_origins: nil, native_app: nil, device_type: 'desktop',
        photo_host: "#{view.request.base_url}#{root}/photos", icon_sprite: "#{root}/assets/icons.svg" }
    end

    def stylesheet
      "#{prefix}/yy_preview.css"
    end

    # @param html SafeBuffer
    # @return the HTML with the visitor's root before all paths of the site
    def with_root(html)
      Previews.with_root(root, html.to_str).html_safe
    end

    private

    attr_reader :view

    def prefix
      "#{view.config.relative_url_root}#{Previews::PREFIX}"
    end

    # The last two parts of the path, in ViewComponent and in Lookbook, which has the widget's
    # family before them.
    def story
      view.request.path[%r{/(\w+/\w+)/?\z}, 1]
    end
  end
end
