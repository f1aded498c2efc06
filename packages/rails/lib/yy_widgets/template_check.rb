# frozen_string_literal: true

require 'yy_widgets/call_check'
require 'yy_widgets/template_code'

module YyWidgets
  # Checks the calls of helpers and of form builders' methods in a template or a component, without
  # running it. Finds unknown helpers, unknown and missing arguments, and invalid literal values.
  class TemplateCheck
    # By language, matches a tag that begins with a helper but does not write its result to the
    # page.
    SILENT = {
      'erb' => /<%-?(?![=%#])\s*(?:(@?\w+)\.)?(yy_\w+)/,
      'haml' => /^[ \t]*-[ \t]*(?:(@?\w+)\.)?(yy_\w+)/
    }.freeze
    NOT_WRITTEN = Problem.new('YY-812', 'its tag is not written to the page, write = before it').freeze
    ASSIGNMENT = /\A\s*(?:\|\||&&|[-+*])?=(?![=~])/.freeze

    # @param language the file's extension: `erb`
    # @param own names of the application's own methods
    # @return [line, problem] pairs, sorted by line; empty when Ruby cannot parse the file
    def self.problems(source, language = 'erb', own = [])
      findings(source, language, own).map { |finding| [finding.line, finding.text] }
    end

    # Returns the same problems as `Finding`s.
    def self.findings(source, language, own)
      new(source.scrub, language, own).findings.sort_by.with_index { |finding, index| [finding.line, index] }
    end

    # @return names of an application's methods that begin with `yy_`
    def self.own_names(root)
      root.glob('app/**/*.rb').select(&:file?).flat_map { |file| file.read(encoding: 'UTF-8').scrub.scan(/\bdef\s+(yy_\w+)/) }.flatten
    end

    attr_reader :findings

    def initialize(source, language, own)
      @findings = []
      @own = own
      tree = TemplateCode.tree(source, language)
      walk(tree)
      find_silent(source, language) if tree
      find_inline(tree) if language == 'rb'
    end

    private

    def walk(node)
      return unless node.is_a?(Array)

      call = HelperCall.in(node)
      check(call) if call
      node.each { |child| walk(child) unless call && child.equal?(node[1]) }
    end

    def find_inline(tree)
      TemplateCode.inline(tree).each do |language, text, above|
        findings.concat(self.class.findings(text, language, @own).map { |finding| finding.below(above) })
      end
    end

    def find_silent(source, language)
      return unless SILENT.key?(language)

      source.scan(SILENT.fetch(language)) do |object, name|
        match = Regexp.last_match
        view = object.nil? || HelperCall::RECEIVERS.include?(object)
        next if match.post_match.match?(ASSIGNMENT) || !(view ? writers : builder_methods).include?(name)

        line = match.pre_match.count("\n") + match[0].count("\n") + 1
        findings << Finding.new("#{"#{object}." unless view}#{name}", line, NOT_WRITTEN)
      end
    end

    def writers
      YyWidgets.schema.widgets.map(&:helper) + %w[yy_head_tags yy_form_with]
    end

    def builder_methods
      FormBuilder.public_instance_methods.map(&:to_s)
    end

    def check(call)
      return check_head(call) if call.name == 'yy_head_tags' && !call.builder?

      found = CallCheck.findings(call)
      found ? findings.concat(found) : check_name(call)
    end

    def check_head(call)
      return add_findings(call, [CallCheck::BY_NAME]) if call.positional.any?

      flavour = Literal.in(call.arguments['flavour'])
      preload = Literal.list(call.arguments['preload']).map(&:value)
      wrong = [*HeadOptions.unknown(call.arguments.keys.map(&:to_sym)), *(HeadOptions.flavour_problem(flavour.value) if flavour)]
      add_findings(call, wrong.map { |problem| Problem.new('YY-804', problem) } + HeadOptions.unknown_widgets(:preload, preload))
    end

    # The application may have methods that begin with `yy_` too. So only a name that is almost one
    # of ours, and is no such method, is a mistake.
    def check_name(call)
      ours = call.builder? ? builder_methods : view_methods
      return if [*ours, *@own].include?(call.name) || application_helper?(call.name)

      names = ours.select { |name| near?(name, call.name) }
      guess = Problems.did_you_mean(call.name, names)
      return if guess.empty?

      add_findings(call, [Problem.new('YY-813', "no such helper#{guess}")], renamed: Problems.similar(call.name, names))
    end

    def view_methods
      [TagHelper, HeadHelper, FormHelper].flat_map(&:public_instance_methods).map(&:to_s)
    end

    def near?(name, other)
      defined?(DidYouMean::Levenshtein) && DidYouMean::Levenshtein.distance(name, other) <= 2
    end

    def application_helper?(name)
      defined?(::ApplicationController) && ::ApplicationController._helpers.method_defined?(name)
    end

    def add_findings(call, problems, renamed: [])
      findings.concat(problems.map { |problem| Finding.of(call, problem, renamed: renamed) })
    end
  end
end
