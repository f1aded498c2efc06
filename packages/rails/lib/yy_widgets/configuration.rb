# frozen_string_literal: true

module YyWidgets
  # What `config/initializers/yy_widgets.rb` may say. What stands in the head may also be a proc: it runs in the view.
  class Configuration
    FLAVOURS = %i[react lite].freeze

    # What the head takes; each may be given to `yy_head_tags` too.
    HEAD = %i[
      flavour looks classic inline preload integrity nonce csrf texts doctor speculation speculation_except switch
      switch_src
      environment guide user_id fingerprint device_type assets_host photo_host icon_sprite native_app allowed_origins
    ].freeze

    attr_accessor(*HEAD)

    # Locales in which the widgets speak the gem's own translation; in all others they speak Portuguese.
    attr_reader :locales

    # Folder of the built files; the gem's own unless the application says another.
    attr_reader :root

    # How many builds `yy:install:assets` leaves in `builds`.
    attr_reader :keep_builds

    # Whether the widgets are among the application's previews of ViewComponent, where it shows any.
    attr_accessor :previews

    # Whether a mistake raises; otherwise it is logged.
    attr_writer :strict

    def initialize
      @root = ROOT.join('vendor/yy')
      @flavour = :react
      @looks = @classic = @inline = @doctor = @speculation = @previews = false
      @speculation_except = SpeculationRules::EXCEPT.dup
      @integrity = @csrf = true
      @preload = @texts = @locales = []
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
      @builds = folder && Pathname.new(folder)
    end

    # @raise ArgumentError for none
    def keep_builds=(number)
      unless number.is_a?(Integer) && number.positive?
        raise Problem.error('YY-811', "YyWidgets.config.keep_builds: an integer from 1 expected, not #{number.inspect}")
      end

      @keep_builds = number
    end

    # @raise ArgumentError for a locale of which the gem has no texts
    def locales=(locales)
      unknown = Array(locales).reject { |locale| translation(locale) }
      raise Problem.error('YY-811', <<~MESSAGE.squish) if unknown.any?
        YyWidgets.config.locales: the gem has texts in #{Texts::FILES.keys.to_sentence}, not in #{unknown.to_sentence}:
        write those in the application's locale files, under yy
      MESSAGE

      @locales = Array(locales)
    end

    # The gem's translation that a locale has asked for: `en` for `en-US` with `locales = [:en]`; else nil.
    def language(locale)
      wanted = locales.find { |each| each.to_s == locale.to_s } || locales.find { |each| each.to_s == primary(locale) }
      wanted && translation(wanted)
    end

    def strict
      return @strict unless @strict.nil?

      Rails.env.development? || Rails.env.test?
    end

    private

    def translation(locale)
      [locale.to_s, primary(locale)].find { |name| Texts::FILES.key?(name) }
    end

    def primary(locale)
      locale.to_s.split('-').first
    end
  end
end
