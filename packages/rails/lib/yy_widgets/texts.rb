# frozen_string_literal: true

require 'yaml'

module YyWidgets
  # The texts of a locale that differ from the widgets' own. They come from the gem's translation,
  # if the locale is in `config.locales`, and from `yy` in the application's locale files, which
  # takes precedence.
  class Texts
    FILES = ROOT.glob('config/locales/yy.*.yml').to_h { |file| [file.basename('.yml').to_s.delete_prefix('yy.'), file] }.freeze
    @known = {}

    class << self
      # The texts of a locale. They are cached until I18n has other translations.
      def of(locale)
        language = YyWidgets.config.language(locale)
        # With a translation in the gem, I18n's fallback locales are not used.
        own = I18n.t(:yy, locale: locale, default: {}, fallback: language.nil?)
        known = @known[locale.to_s]
        return known.last if known && known.first == [language, own]

        texts = new(language && own.is_a?(Hash) ? builtin(language).deep_merge(own) : own, locale)
        Problems.report("texts of #{locale}", texts.problems, 'YY-806')
        @known[locale.to_s] = [[language, own], texts]
        texts
      end

      private

      def builtin(language)
        @builtin ||= {}
        @builtin[language] ||= YAML.safe_load(FILES.fetch(language).read(encoding: 'UTF-8'))
                                   .fetch(language).fetch('yy').deep_symbolize_keys
      end
    end

    # Tag → property → text
    attr_reader :changed

    # Tag → attribute → escaped text
    attr_reader :attributes

    attr_reader :problems

    def initialize(tree, locale = I18n.locale)
      @locale = locale
      @changed = {}
      @attributes = {}
      @problems = []
      tree.is_a?(Hash) ? tree.each { |name, texts| read(name, texts) } : problems << 'yy must hold the names of widgets'
    end

    private

    def read(name, texts)
      return problems << unknown("yy.#{name}", name, YyWidgets.schema.names) unless YyWidgets.schema.widget?(name)
      return problems << "yy.#{name} must hold its texts" unless texts.is_a?(Hash)

      widget = YyWidgets.schema.widget(name)
      texts.each { |key, text| read_text(widget, key, text) }
    end

    def read_text(widget, key, text)
      attribute = widget.texts.find { |each| each.name == key.to_s }
      place = "yy.#{widget.name}.#{key}"
      return problems << unknown(place, key, widget.texts.map(&:name)) unless attribute
      return if text.nil? || text == attribute.default

      problem = problem_with(attribute, text)
      return problems << "#{place} #{problem}" if problem

      add(widget.tag, attribute, text)
    end

    def add(tag, attribute, text)
      written = attribute.kind == :json ? ActiveSupport::JSON.encode(text) : text
      (changed[tag] ||= {})[attribute.property] = text
      (attributes[tag] ||= {})[attribute.html] = ERB::Util.html_escape(written)
    end

    def unknown(place, word, words)
      "#{place} is no text of a widget#{Problems.did_you_mean(word, words)}"
    end

    def problem_with(attribute, text)
      return "must be #{attribute.expectation}" unless text.is_a?(attribute.kind == :json ? Array : String)

      words = Array(text).join(' ')
      return 'has its values in single braces: {count}, not %{count}' if words.include?('%{') # rubocop:disable Style/FormatStringToken

      unknown_names = words.scan(/\{(\w+)\}/).flatten - attribute.placeholders
      "does not know #{unknown_names.map { |name| "{#{name}}" }.join(', ')}" if unknown_names.any?
    end
  end
end
