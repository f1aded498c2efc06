# frozen_string_literal: true

module YyWidgets
  # The texts of `yy` in the application's locales that differ from those the widgets have.
  class Texts
    @known = {}

    class << self
      # Tag → property → text.
      def changed(locale)
        tree = I18n.t(:yy, locale: locale, default: {})
        known = @known[locale.to_s]
        return known.last if known && known.first == tree

        texts = new(tree, locale)
        Problems.report("texts of #{locale}", texts.problems)
        @known[locale.to_s] = [tree, texts.changed]
        texts.changed
      end
    end

    attr_reader :changed, :problems

    def initialize(tree, locale = I18n.locale)
      @locale = locale
      @changed = {}
      @problems = []
      tree.is_a?(Hash) ? tree.each { |name, texts| read(name, texts) } : problems << 'yy must hold the names of widgets'
    end

    private

    def read(name, texts)
      return problems << unknown("yy.#{name}", name, YyWidgets.schema.names) unless YyWidgets.schema.widget?(name)
      return problems << "yy.#{name} must hold its texts" unless texts.is_a?(Hash)

      widget = YyWidgets.schema.widget(name)
      texts.each { |key, text| take(widget, key, text) }
    end

    def take(widget, key, text)
      attribute = widget.texts.find { |each| each.name == key.to_s }
      place = "yy.#{widget.name}.#{key}"
      return problems << unknown(place, key, widget.texts.map(&:name)) unless attribute
      return if text.nil? || text == attribute.default

      problem = problem_with(attribute, text)
      return problems << "#{place} #{problem}" if problem

      (changed[widget.tag] ||= {})[attribute.property] = text
    end

    def unknown(place, word, words)
      "#{place} is no text of a widget#{Problems.did_you_mean(word, words)}"
    end

    def problem_with(attribute, text)
      return "must be #{attribute.expectation}" unless text.is_a?(attribute.kind == :json ? Array : String)

      names = Array(text).join(' ')
      return 'has its values in single braces: {count}, not %{count}' if names.include?('%{') # rubocop:disable Style/FormatStringToken

      strange = names.scan(/\{(\w+)\}/).flatten - attribute.placeholders
      "does not know #{strange.map { |name| "{#{name}}" }.join(', ')}" if strange.any?
    end
  end
end
