# frozen_string_literal: true

module YyWidgets
  # Tells whether the page's content security policy allows inline scripts.
  class PagePolicy
    # @param nonce the nonce of our scripts, or nil
    def initialize(view, nonce)
      @view = view
      @nonce = nonce
    end

    # @param sources sources that also allow the script, for example its digest
    def allows_inline?(*sources)
      @nonce.present? || directives.nil? || script_sources.any? { |source| ["'unsafe-inline'", *sources].include?(source) }
    end

    private

    # @return nil without a policy
    def directives
      return unless @view.respond_to?(:content_security_policy?) && @view.content_security_policy?

      @view.request.content_security_policy.directives
    end

    def script_sources
      named = %w[script-src-elem script-src default-src].find { |directive| directives[directive] }
      # Like Rails, call procs in the controller.
      Array(directives[named]).map { |source| source.is_a?(Proc) ? @view.controller.instance_exec(&source) : source }
    end
  end
end
