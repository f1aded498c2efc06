# frozen_string_literal: true

module YyWidgets
  # The meta tags that the widgets read.
  class HeadMetas
    ORIGIN = %r{\Ahttps?://[^/?#\s]+\z}.freeze

    def initialize(view, options)
      @view = view
      @options = options
    end

    def tags
      [csrf, csp, user_id, *contents.map { |name, content| meta(name, content) }]
    end

    private

    attr_reader :view, :options

    def contents
      {
        'yy-environment' => options.environment,
        'yy-guide' => options[:guide],
        'fingerprint' => options[:fingerprint],
        'device-type' => options[:device_type],
        'yy-assets-host' => options[:assets_host],
        'yy-root' => view.config.relative_url_root,
        'yy-photo-host' => options[:photo_host],
        'yy-icon-sprite' => icon_sprite,
        'yy-native-app' => options[:native_app],
        'yy-allowed-origins' => allowed_origins
      }.reject { |_, content| content.nil? || content == '' }
    end

    # The content is empty when nobody is signed in. No tag is written for false.
    def user_id
      id = options[:user_id]
      meta('yy-user-id', id) unless id == false || id.nil?
    end

    def csrf
      view.csrf_meta_tags if options[:csrf] && !view.yy_metas_written[:csrf] && session?
    end

    # Rails 7 raises an error when a token is requested without a session.
    def session?
      session = view.request&.session if view.respond_to?(:request)
      !session.respond_to?(:enabled?) || session.enabled?
    end

    def csp
      meta('csp-nonce', options.nonce) if options.nonce && !view.yy_metas_written[:csp]
    end

    def icon_sprite
      sprite = options[:icon_sprite]
      sprite.nil? || sprite.match?(%r{\A/|\A[a-z]+:}i) ? sprite : view.image_path(sprite)
    end

    def allowed_origins
      origins = Array(options[:allowed_origins]).flat_map(&:split)
      wrong = origins.grep_v(ORIGIN)
      problems = wrong.map { |origin| "allowed_origins: #{origin} is no origin like https://site.example" }
      Problems.report('yy_head_tags', problems, 'YY-809')
      (origins - wrong).join(' ')
    end

    def meta(name, content)
      view.tag.meta(name: name, content: content.to_s)
    end
  end
end
