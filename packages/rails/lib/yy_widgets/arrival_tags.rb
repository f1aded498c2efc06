# frozen_string_literal: true

require 'yy_widgets/inline_script'
require 'yy_widgets/page_policy'
require 'yy_widgets/speculation_rules'

module YyWidgets
  # The tags of `yy_head_tags` that make pages load sooner: the inline script and speculation rules.
  class ArrivalTags
    def initialize(view, options)
      @view = view
      @options = options
    end

    def problems
      [*SpeculationRules.problems(options[:speculation], options[:speculation_except]), *policy_problems, *inline_problems]
    end

    # @return nil when the option is off or invalid
    def speculation_rules
      return unless speculates? && problems.empty?

      rules = SpeculationRules.new(options[:speculation], options[:speculation_except], view.config.relative_url_root)
      view.content_tag(:script, ERB::Util.json_escape(rules.to_json).html_safe, type: 'speculationrules', nonce: options.nonce)
    end

    # @return nil when the script is a file. It is one beside the doctor, which has to run before it
    def inline_script
      return unless inline? && inline_problems.empty?

      view.content_tag(:script, inline.text.html_safe, type: 'module', async: true, nonce: options.nonce)
    end

    private

    attr_reader :view, :options

    def speculates?
      options[:speculation].present?
    end

    def inline?
      options[:inline] && !(options[:doctor] && options.environment == 'development')
    end

    def inline
      @inline ||= InlineScript.new(view, options.folder)
    end

    def policy
      @policy ||= PagePolicy.new(view, options.nonce)
    end

    def policy_problems
      return [] if !speculates? || policy.allows_inline?("'inline-speculation-rules'")

      ["speculation: the application's policy has neither a nonce nor 'inline-speculation-rules' in script_src"]
    end

    def inline_problems
      return [] unless options[:inline]
      return ['inline does not go with classic, whose file is too large for a page'] if options[:classic]
      return [] unless YyWidgets.files.present?
      return ["inline: the build has no #{inline.file}"] unless YyWidgets.files.include?(inline.file)
      return [] if policy.allows_inline?(inline.source)

      ["inline: the application's policy has neither a nonce nor YyWidgets.inline_source in script_src"]
    end
  end
end
