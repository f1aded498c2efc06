# frozen_string_literal: true

module YyWidgets
  # Whether the page's content security policy lets scripts run that stand in the page.
  class PagePolicy
    # @param nonce the one that our scripts have, or nil
    def initialize(view, nonce)
      @view = view
      @nonce = nonce
    end

    # @param sources what the policy may name instead of a nonce: a digest, for example
    def allows_inline?(*sources)
      @nonce.present? || directives.nil? || script_sources.any? { |source| ["'unsafe-inline'", *sources].include?(source) }
    end

    private

    # nil without a policy.
    def directives
      return unless @view.respond_to?(:content_security_policy?) && @view.content_security_policy?

      @view.request.content_security_policy.directives
    end

    def script_sources
      named = %w[script-src-elem script-src default-src].find { |directive| directives[directive] }
      # Rails asks a proc of the controller.
      Array(directives[named]).map { |source| source.is_a?(Proc) ? @view.controller.instance_exec(&source) : source }
    end
  end
end
