# frozen_string_literal: true

module YyWidgets
  # What `yy_head_tags` was given, over what the application has configured.
  class HeadOptions
    TAG = /<(yy-[a-z-]+)/n.freeze

    class << self
      # What is wrong with the names of options.
      def unknown(names)
        (names - Configuration::HEAD).map { |name| "unknown option #{name}#{Problems.did_you_mean(name, Configuration::HEAD)}" }
      end

      # nil for nothing.
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

    # Where the files of the flavour are in the build.
    def folder
      self[:flavour].to_s == 'lite' ? 'lite/' : ''
    end

    def environment
      (self[:environment] || Rails.env).to_s
    end

    # The one given, else that of the application's policy. A browser takes an empty one for none.
    def nonce
      found_nonce.presence
    end

    def preloaded_tags
      names = self[:preload]
      return written_tags if names == :written

      known = Array(names).select { |name| YyWidgets.schema.widget?(name) }
      known.map { |name| YyWidgets.schema.widget(name).tag }
    end

    # Names of the widgets whose texts the head has.
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

    # Read from what the page has rendered before its layout's head, which Rails renders last: a cached fragment and a tag
    # that is written by hand are in there too.
    def written_tags
      @view.view_flow.content.values.flat_map { |html| html.to_s.b.scan(TAG) }.flatten.uniq & YyWidgets.schema.tags
    end

    def preload_problems
      names = self[:preload]
      names == :written ? [] : self.class.unknown_widgets(:preload, Array(names))
    end
  end
end
