# frozen_string_literal: true

module YyWidgets
  # Which widgets run, and from which build: what an application says, checked. What is wrong is left out.
  class Switch
    KEYS = %w[off release flavour mount failing].freeze
    MODES = %w[eager visible interaction].freeze
    FEATURE_OFF = /\Ayy_(?<widget>\w+)_off\z/.freeze

    class << self
      # @param source a Hash, or the path of a YAML or JSON file, which is read again when it has changed; nil says nothing
      def of(source)
        return new(source) unless source.is_a?(String) || source.is_a?(Pathname)

        (@files ||= {})[source.to_s] ||= SwitchFile.new(source)
        @files[source.to_s].switch
      end

      # The tags whose feature `yy_select_off` is on for somebody; `yy_lite` says the flavour.
      #
      #   config.switch = -> { YyWidgets::Switch.flipper(Flipper, current_user) }
      #
      # @param flipper Flipper, or what answers to `features` and `enabled?` as it does
      def flipper(flipper, actor)
        names = flipper.features.map { |feature| feature.name.to_s }.select { |name| flipper.enabled?(name, *actor) }
        off = names.filter_map { |name| FEATURE_OFF.match(name)&.[](:widget) }
        { 'off' => off.map { |widget| "yy-#{widget.tr('_', '-')}" }, 'flavour' => names.include?('yy_lite') ? { 'lite' => 100 } : {} }
      end
    end

    attr_reader :problems, :to_h

    def initialize(source, problems = [])
      @problems = [*problems]
      @to_h = source.nil? ? {} : read(source)
    end

    private

    def read(source)
      return refuse("must be a Hash, got #{Unfit.describe(source)}", {}) unless source.is_a?(Hash)

      given = source.deep_stringify_keys
      (given.keys - KEYS).each { |key| refuse("has no key #{key}#{Problems.did_you_mean(key, KEYS)}") }
      { 'off' => off(given['off']), 'release' => release(given['release']), 'flavour' => flavour(given['flavour']),
        'mount' => mount(given['mount']), 'failing' => given['failing'] }.reject { |_, value| value.nil? || value == {} || value == [] }
    end

    def off(rules)
      Array.wrap(rules).select do |rule|
        tag = rule.is_a?(Hash) ? rule['tag'] : rule
        tag?(tag) || refuse("off names no widget: #{Unfit.describe(rule)}#{Problems.did_you_mean(tag, YyWidgets.schema.tags)}")
      end
    end

    # Folders of the builds that are kept, by their versions: `0.4.0` is the newest of them.
    def release(given)
      shares('release', given).filter_map do |version, percent|
        folder = [YyWidgets.files.version, *YyWidgets.builds.versions].find { |each| each == version || each.start_with?("#{version}-") }
        folder ? [folder, percent] : refuse("release: no build of #{version} is kept in #{YyWidgets.config.builds}")
      end.to_h
    end

    def flavour(given)
      shares('flavour', given).select do |name, _|
        Configuration::FLAVOURS.include?(name.to_sym) || refuse("flavour must be one of #{Configuration::FLAVOURS.join(', ')}, got #{name}")
      end
    end

    def mount(given)
      hash('mount', given).select do |tag, mode|
        next refuse("mount names no widget: #{tag}#{Problems.did_you_mean(tag, YyWidgets.schema.tags)}") unless tag?(tag)

        MODES.include?(mode.to_s) || refuse("mount of #{tag} must be one of #{MODES.join(', ')}, got #{Unfit.describe(mode)}")
      end
    end

    def shares(key, given)
      read = hash(key, given).select do |name, percent|
        (percent.is_a?(Numeric) && percent.between?(0, 100)) ||
          refuse("#{key} of #{name} must be a number from 0 to 100, got #{Unfit.describe(percent)}")
      end
      read.values.sum > 100 ? refuse("#{key} must be 100 at most altogether", {}) : read
    end

    def hash(key, given)
      return given || {} if given.nil? || given.is_a?(Hash)

      refuse("#{key} must be a Hash, got #{Unfit.describe(given)}", {})
    end

    def tag?(tag)
      YyWidgets.schema.tags.include?(tag)
    end

    # @return what stands in for it
    def refuse(problem, stand_in = nil)
      problems << "switch #{problem}"
      stand_in
    end
  end

  # A file with a switch. One that cannot be read leaves what was read before.
  class SwitchFile
    def initialize(path)
      @path = Rails.root.join(path)
      @known = nil
    end

    def switch
      modified = @path.mtime
      return @switch if @switch && modified == @modified

      @modified = modified
      @switch = Switch.new(@known = parse)
    rescue SystemCallError, Psych::Exception, JSON::ParserError => e
      @switch = Switch.new(@known, ["switch: #{@path} cannot be read: #{e.message.lines.first.strip}"])
    end

    private

    def parse
      text = @path.read
      return JSON.parse(text) if @path.extname == '.json'

      # `off` without quotes is YAML's word for false.
      read = YAML.safe_load(text)
      read.is_a?(Hash) ? read.transform_keys { |key| key || 'off' } : read
    end
  end
end
