# frozen_string_literal: true

module YyWidgets
  # The arguments of `yy_head_tags`, with the application's configuration as defaults.
  class HeadOptions
    TAG = /<(yy-[a-z-]+)/n.freeze

    class << self
      # A sentence for each unknown option.
      def unknown(names)
        (names - Configuration::HEAD).map { |name| "unknown option #{name}#{Problems.did_you_mean(name, Configuration::HEAD)}" }
      end

      # @return nil when the value is allowed
      def flavour_problem(value)
        return if Configuration::FLAVOURS.map(&:to_s).include?(value.to_s)

        "flavour must be one of #{Configuration::FLAVOURS.map(&:inspect).join(', ')}, got #{Unfit.describe(value)}"
      end

      def unknown_widgets(option, names)
        names.reject { |name| YyWidgets.schema.widget?(name) }.map do |name|
          Problem.new('YY-810', "#{option}: no widget is called #{name}#{Problems.did_you_mean(name, YyWidgets.schema.names)}")
        end
      end
    end

    attr_reader :problems

    def initialize(view, given)
      @view = view
      @given = given
      @problems = [*self.class.unknown(given.keys), *self.class.flavour_problem(self[:flavour])]
      @problems.concat(preload_problems)
      @problems.concat(self.class.unknown_widgets(:texts, texts))
      @problems << nonce_problem if found_nonce == ''
    end

    def [](name)
      value = @given.fetch(name) { YyWidgets.config.public_send(name) }
      value.is_a?(Proc) ? @view.instance_exec(&value) : value
    end

    # The flavour's folder in the build: "" or "lite/".
    def folder
      self[:flavour].to_s == 'lite' ? 'lite/' : ''
    end

    def environment
      (self[:environment] || Rails.env).to_s
    end

    # The given nonce, else that of the application's policy. Browsers ignore an empty one.
    def nonce
      found_nonce.presence
    end

    def preloaded_tags
      names = self[:preload]
      return written_tags if names == :written

      known = Array(names).select { |name| YyWidgets.schema.widget?(name) }
      known.map { |name| YyWidgets.schema.widget(name).tag }
    end

    # Names of the widgets whose texts are written in the head.
    def texts
      given = self[:texts]
      return YyWidgets.schema.names if [:all, true].include?(given)

      Array(given || [])
    end

    private

    def found_nonce
      @found_nonce = own_nonce? ? self[:nonce] : nonce_of_policy unless defined?(@found_nonce)
      @found_nonce
    end

    def own_nonce?
      ![nil, true].include?(self[:nonce])
    end

    def nonce_of_policy
      return unless @view.respond_to?(:content_security_policy_nonce)

      @view.content_security_policy_nonce if !@view.respond_to?(:content_security_policy?) || @view.content_security_policy?
    end

    def nonce_problem
      return 'nonce: must not be empty; false writes none' if own_nonce?

      "nonce: the application's policy has an empty one, and the browser blocks what needs it: let " \
        'content_security_policy_nonce_generator return one on a first visit too (docs/guide/rails.md)'
    end

    # Rails renders the layout last, so the page's content is known here. It also contains cached
    # fragments and tags that no helper writes.
    def written_tags
      @view.view_flow.content.values.flat_map { |html| html.to_s.b.scan(TAG) }.flatten.uniq & YyWidgets.schema.tags
    end

    def preload_problems
      names = self[:preload]
      names == :written ? [] : self.class.unknown_widgets(:preload, Array(names))
    end
  end
end
