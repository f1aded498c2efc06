# frozen_string_literal: true

module YyWidgets
  # The rules in `<script type="speculationrules">`: which pages a browser may fetch (`prefetch`) or
  # render (`prerender`) before the visitor follows a link to them. They include only pages of this
  # application, and no link that changes data.
  class SpeculationRules
    ACTIONS = %i[prefetch prerender].freeze
    # `immediate` is not allowed, because it would load every link of a page.
    EAGERNESS = %i[conservative moderate eager].freeze

    # Generated from `scripts/generate/speculation.ts`, for all packages.
    EXCLUDED = JSON.parse(ROOT.join('speculation.json').read(encoding: 'UTF-8')).freeze

    # Paths below the application's root that change data or belong to a purchase. This is the
    # default of `config.speculation_except`.
    EXCEPT = EXCLUDED.fetch('except').freeze

    # Selectors of links that a library does not handle as a visit, that do not leave the page, or
    # that their author excludes.
    LINKS = EXCLUDED.fetch('links').freeze

    # A sentence for each problem with the values of both options.
    def self.problems(speculation, except)
      [*wrong_speculation(speculation), *wrong_paths(except)]
    end

    def self.wrong_speculation(value)
      return [] if value.blank?

      wrong = actions_of(value).reject { |action, eagerness| ACTIONS.include?(action) && EAGERNESS.include?(eagerness) }
      return [] if wrong.empty?

      ["speculation must be one of #{EAGERNESS.map(&:inspect).join(', ')}, or say it of #{ACTIONS.join(' and ')} " \
       "(prefetch: :moderate), got #{Unfit.describe(value)}"]
    end
    private_class_method :wrong_speculation

    def self.wrong_paths(paths)
      wrong = Array(paths).reject { |path| path.is_a?(String) && path.start_with?('/') }
      wrong.map { |path| "speculation_except must have paths like /sair or /*/sair, got #{Unfit.describe(path)}" }
    end
    private_class_method :wrong_paths

    # @return {action => eagerness}
    def self.actions_of(value)
      pairs = value.is_a?(Hash) ? value : { prerender: value }
      pairs.to_h { |action, eagerness| [action.to_sym, eagerness.respond_to?(:to_sym) ? eagerness.to_sym : eagerness] }
    end

    # @param root `relative_url_root`
    def initialize(speculation, except, root)
      @actions = self.class.actions_of(speculation)
      @except = Array(except)
      @root = root.to_s.chomp('/')
    end

    def to_json(*)
      ActiveSupport::JSON.encode(@actions.transform_values { |eagerness| [{ where: { and: conditions }, eagerness: eagerness }] })
    end

    private

    def conditions
      [
        { href_matches: @root.empty? ? '/*' : below(@root) },
        { not: { href_matches: @except.map { |path| below("#{@root}#{path}") } } },
        { not: { selector_matches: LINKS } },
        *ignored_by_router
      ]
    end

    # The URL pattern of a path with all paths below it, and with any query.
    def below(path)
      path.match?(/[{(:?]|\*\z/) ? path : "#{path.chomp('/')}{/*}?"
    end

    # Turbo and Turbolinks fetch pages themselves and show them in this document, so they would not
    # use a prerendered page. Only the links that they ignore are left.
    def ignored_by_router
      off = [('turbo' if defined?(::Turbo)), ('turbolinks' if defined?(::Turbolinks))].compact
      off.map { |router| { selector_matches: ["[data-#{router}=false]", "[data-#{router}=false] *"] } }
    end
  end
end
