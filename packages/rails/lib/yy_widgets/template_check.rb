# frozen_string_literal: true

require 'action_view'
require 'ripper'
require 'yy_widgets/helper_call'

module YyWidgets
  # The calls of helpers in an ERB template, without running it: helpers that there are not, arguments that are unknown or
  # missing. Values are left to the helpers, which judge them when the page is made.
  class TemplateCheck
    # @return [line, problem] pairs; none of a template that Ruby cannot read
    def self.problems(template)
      tree = Ripper.sexp(ActionView::Template::Handlers::ERB::Erubi.new(template.scrub).src)
      tree ? new(tree).problems : []
    end

    attr_reader :problems

    def initialize(tree)
      @problems = []
      walk(tree)
    end

    private

    def walk(node)
      return unless node.is_a?(Array)

      call = HelperCall.in(node)
      check(call) if call
      node.each { |child| walk(child) unless call && child.equal?(node[1]) }
    end

    def check(call)
      widget = YyWidgets.schema.widgets.find { |each| each.helper == call.name }
      return check_name(call) unless widget
      return if call.labels.nil?

      missing = widget.attributes.select(&:required?).map(&:name) - call.labels
      tell(call, missing.map { |name| "#{name} is required" })
      tell(call, call.labels.filter_map { |name| TagArguments.name_problem(widget, name) })
    end

    # A name of the application's own may begin the same: only what resembles one of ours is told.
    def check_name(call)
      ours = YyWidgets.schema.widgets.map(&:helper) + HeadHelper.public_instance_methods.map(&:to_s)
      guess = Problems.did_you_mean(call.name, ours)
      tell(call, ["no such helper#{guess}"]) unless ours.include?(call.name) || guess.empty?
    end

    def tell(call, found)
      problems.concat(found.map { |problem| [call.line, "#{call.name}: #{problem}"] })
    end
  end
end
