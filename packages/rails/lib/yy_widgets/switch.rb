# frozen_string_literal: true

module YyWidgets
  # Checks an application's rules about which widgets run, and from which build. Invalid rules are
  # left out.
  class Switch
    KEYS = %w[off release flavour mount failing].freeze
    MODES = %w[eager visible interaction].freeze
    FEATURE_OFF = /\Ayy_(?<widget>\w+)_off\z/.freeze

    class << self
      # @param source a Hash, or the path of a YAML or JSON file, which is read again when it has
      #   changed; nil for no rules
      def of(source)
        return new(source) unless source.is_a?(String) || source.is_a?(Pathname)

        (@files ||= {})[source.to_s] ||= SwitchFile.new(source)
        @files[source.to_s].switch
      end

      # A switch from feature flags: `yy_select_off` switches `yy-select` off, `yy_lite` chooses the
      # flavour.
      #
      #   config.switch = -> { YyWidgets::Switch.flipper(Flipper, current_user) }
      #
      # @param flipper Flipper, or an object with its methods `features` and `enabled?`
      # @param actor the visitor; nil when nobody is signed in
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

    # @return {folder of a build => percent}; the version `0.4.0` stands for its newest build
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
      valid = hash(key, given).select do |name, percent|
        (percent.is_a?(Numeric) && percent.between?(0, 100)) ||
          refuse("#{key} of #{name} must be a number from 0 to 100, got #{Unfit.describe(percent)}")
      end
      valid.values.sum > 100 ? refuse("#{key} must be 100 at most altogether", {}) : valid
    end

    def hash(key, given)
      return given || {} if given.nil? || given.is_a?(Hash)

      refuse("#{key} must be a Hash, got #{Unfit.describe(given)}", {})
    end

    def tag?(tag)
      YyWidgets.schema.tags.include?(tag)
    end

    # Adds a problem.
    # @return the fallback
    def refuse(problem, fallback = nil)
      problems << "switch #{problem}"
      fallback
    end
  end

  # A file with a switch. While it cannot be read, its last content is used.
  class SwitchFile
    def initialize(path)
      @path = Rails.root.join(path)
      @content = nil
    end

    def switch
      modified = @path.mtime
      return @switch if @switch && modified == @modified

      @modified = modified
      @switch = Switch.new(@content = parse)
    rescue SystemCallError, Psych::Exception, JSON::ParserError => e
      @switch = Switch.new(@content, ["switch: #{@path} cannot be read: #{e.message.lines.first.strip}"])
    end

    private

    def parse
      text = @path.read
      return JSON.parse(text) if @path.extname == '.json'

      # YAML reads `off` without quotes as false.
      content = YAML.safe_load(text)
      content.is_a?(Hash) ? content.transform_keys { |key| key || 'off' } : content
    end
  end
end
