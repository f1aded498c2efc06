# frozen_string_literal: true

module YyWidgets
  # What the layout of the previews writes: a page of the visitor who looks at the story, with all that it asks for below the
  # folder where that is answered, and nothing of the application's.
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
    def answered(html)
      Previews.below(root, html.to_str).html_safe
    end

    private

    attr_reader :view

    def prefix
      "#{view.config.relative_url_root}#{Previews::PREFIX}"
    end

    # ViewComponent and Lookbook have it at the end of the path; before it Lookbook has the family too.
    def story
      view.request.path[%r{/(\w+/\w+)/?\z}, 1]
    end
  end
end
