# frozen_string_literal: true

module YyWidgets
  # What `yy_head_tags` was given, over what the application has configured.
  class HeadOptions
    attr_reader :problems

    def initialize(view, given)
      @view = view
      @given = given
      @problems = unknown(given.keys)
      @problems << flavour_problem unless Configuration::FLAVOURS.map(&:to_s).include?(self[:flavour].to_s)
      @problems.concat(preload_problems)
      @problems.concat(unknown_widgets(:texts, texts))
    end

    def [](name)
      value = @given.fetch(name) { YyWidgets.config.public_send(name) }
      value.is_a?(Proc) ? @view.instance_exec(&value) : value
    end

    # The one given, else that of the application's policy.
    def nonce
      given = self[:nonce]
      return given.presence unless given.nil? || given == true

      @view.content_security_policy_nonce if @view.respond_to?(:content_security_policy_nonce)
    end

    def preloaded_tags
      preloaded.select { |name| YyWidgets.schema.widget?(name) }.map { |name| YyWidgets.schema.widget(name).tag }
    end

    # Names of the widgets whose texts the head has.
    def texts
      given = self[:texts]
      return YyWidgets.schema.names if [:all, true].include?(given)

      Array(given || [])
    end

    private

    # `:written`: those that the page has written before its layout's head, which Rails renders last.
    def preloaded
      names = self[:preload]
      names == :written ? @view.yy_widgets_written.to_a : Array(names)
    end

    def preload_problems
      unknown_widgets(:preload, preloaded)
    end

    def unknown_widgets(option, names)
      names.reject { |name| YyWidgets.schema.widget?(name) }.map do |name|
        "#{option}: no widget is called #{name}#{Problems.did_you_mean(name, YyWidgets.schema.names)}"
      end
    end

    def unknown(names)
      (names - Configuration::HEAD).map do |name|
        "unknown option #{name}#{Problems.did_you_mean(name, Configuration::HEAD)}"
      end
    end

    def flavour_problem
      "flavour must be one of #{Configuration::FLAVOURS.map(&:inspect).join(', ')}, got #{Unfit.describe(self[:flavour])}"
    end
  end
end
