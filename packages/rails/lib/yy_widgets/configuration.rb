# frozen_string_literal: true

module YyWidgets
  # What `config/initializers/yy_widgets.rb` may say. What stands in the head may also be a proc: it runs in the view.
  class Configuration
    FLAVOURS = %i[react lite].freeze

    # Of the head; each may be given to `yy_head_tags` too.
    HEAD = %i[
      flavour classic preload integrity nonce csrf texts doctor
      environment guide user_id fingerprint device_type assets_host photo_host icon_sprite native_app allowed_origins
    ].freeze

    attr_accessor(*HEAD)

    # Folder of the built files; the gem's own unless the application says another.
    attr_reader :root

    # How many builds `yy:install:assets` leaves in `builds`.
    attr_accessor :keep_builds

    # Whether a mistake raises; otherwise it is logged.
    attr_writer :strict

    def initialize
      @root = ROOT.join('vendor/yy')
      @flavour = :react
      @classic = @doctor = false
      @integrity = @csrf = @texts = true
      @preload = []
      @keep_builds = 3
      @user_id = -> { respond_to?(:current_user) && (current_user&.id || '') }
    end

    def root=(folder)
      @root = Pathname.new(folder)
    end

    # Folder with the builds of other releases, each in a folder of its version: put it where a deploy leaves it alone.
    def builds
      @builds ||= Rails.public_path.join(FileServer::PREFIX.delete_prefix('/'))
    end

    def builds=(folder)
      @builds = Pathname.new(folder)
    end

    def strict
      return @strict unless @strict.nil?

      Rails.env.development? || Rails.env.test?
    end
  end
end
