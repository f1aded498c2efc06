# frozen_string_literal: true

module YyWidgets
  # The options in `config/initializers/yy_widgets.rb`. An option for the head may also be a proc,
  # which runs in the view.
  class Configuration
    FLAVOURS = %i[react lite].freeze

    # Options for the head, which `yy_head_tags` takes too.
    HEAD = %i[
      flavour looks classic inline preload integrity nonce csrf texts doctor speculation speculation_except switch
      switch_src
      environment guide user_id fingerprint device_type assets_host photo_host icon_sprite native_app allowed_origins
    ].freeze

    attr_accessor(*HEAD)

    # Locales for which the gem's translation is used; in all others the texts are Portuguese.
    attr_reader :locales

    # Folder of the built files; by default the one in the gem.
    attr_reader :root

    # How many builds `yy:install:assets` leaves in `builds`.
    attr_reader :keep_builds

    # Whether previews of the widgets are added to the application's previews of ViewComponent.
    attr_accessor :previews

    # Whether mistakes raise an error; otherwise they are logged. Default: in development and test.
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

    # Folder with the builds of other releases, each in a folder named by its version. A deploy must
    # not delete it.
    def builds
      @builds ||= Rails.public_path.join(FileServer::PREFIX.delete_prefix('/'))
    end

    def builds=(folder)
      @builds = folder && Pathname.new(folder)
    end

    # @raise ArgumentError unless it is a positive integer
    def keep_builds=(number)
      unless number.is_a?(Integer) && number.positive?
        raise Problem.error('YY-811', "YyWidgets.config.keep_builds: an integer from 1 expected, not #{number.inspect}")
      end

      @keep_builds = number
    end

    # @raise ArgumentError for a locale without a translation in the gem
    def locales=(locales)
      unknown = Array(locales).reject { |locale| translation(locale) }
      raise Problem.error('YY-811', <<~MESSAGE.squish) if unknown.any?
        YyWidgets.config.locales: the gem has texts in #{Texts::FILES.keys.to_sentence}, not in #{unknown.to_sentence}:
        write those in the application's locale files, under yy
      MESSAGE

      @locales = Array(locales)
    end

    # The gem's translation for a locale: `en` for `en-US` with `locales = [:en]`; nil without one.
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
