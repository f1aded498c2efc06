# frozen_string_literal: true

require 'rubocop'
require 'yy_widgets'
require 'yy_widgets/template_check'

module RuboCop
  module Cop
    # The cops of `require: yy_widgets/rubocop` in `.rubocop.yml`.
    module YyWidgets
      # Finds the same mistakes as `rake yy:doctor`, in calls of helpers in Ruby and in the
      # templates inside a component's class. Corrects those with only one possible fix: misspelt
      # helpers, arguments and words, and `"data-user-id":` instead of `user_id:`.
      #
      #   # bad
      #   helpers.yy_mask(msk: :cpf)
      #
      #   # good
      #   helpers.yy_mask(mask: :cpf)
      class HelperCall < Base
        extend AutoCorrector

        class << self
          # The files of the application are read once.
          def own_names
            @own_names ||= ::YyWidgets::TemplateCheck.own_names(Pathname.pwd)
          end
        end

        def on_new_investigation
          return unless processed_source.ast && processed_source.raw_source.include?('yy_')

          found = ::YyWidgets::TemplateCheck.findings(processed_source.raw_source, 'rb', self.class.own_names)
          found.group_by { |finding| place_of(finding) }.each { |place, findings| report(place, findings) }
        end

        # Cached results are invalid when the schema or the application's methods change.
        def external_dependency_checksum
          Digest::SHA1.hexdigest([::YyWidgets::SCHEMA_FILE.read, *self.class.own_names].join)
        end

        private

        # RuboCop accepts only one offense for a range, so the findings of a range are one offense.
        def report(place, findings)
          message = "#{findings.first.title}: #{findings.map(&:problem).join('; ')} [#{findings.map(&:code).uniq.join(', ')}]"
          add_offense(place, message: message) { |corrector| findings.each { |finding| correct_finding(corrector, finding) } }
        end

        def place_of(finding)
          call = call_of(finding)
          # A template inside the file has no nodes, so its line is reported.
          return processed_source.buffer.line_range(finding.line) unless call

          argument_of(call, finding)&.source_range || call.loc.selector
        end

        def correct_finding(corrector, finding)
          call = call_of(finding)
          return unless call
          return (corrector.replace(call.loc.selector, finding.renamed) if finding.renamed) unless finding.argument

          argument = argument_of(call, finding)
          rename(corrector, argument, finding.renamed) if finding.renamed
          reword(corrector, argument.value, finding.instead) if finding.instead
        end

        # The argument may be `user_ids: 3`, `'data-user-id' => 3`, or `user_ids:` without a value.
        def rename(corrector, argument, name)
          return corrector.replace(argument, "#{name}: #{argument.value.source}") if argument.value_omission?

          corrector.replace(argument.source_range.with(end_pos: argument.value.source_range.begin_pos), "#{name}: ")
        end

        def reword(corrector, value, word)
          return corrector.replace(value, ":#{word.tr('-', '_')}") if value.sym_type?

          quote = value.source.start_with?('"') ? '"' : "'"
          corrector.replace(value, "#{quote}#{word}#{quote}")
        end

        def argument_of(call, finding)
          pairs = call.arguments.select(&:hash_type?).flat_map(&:pairs)
          pairs.find { |pair| pair.key.respond_to?(:value) && pair.key.value.to_s == finding.argument }
        end

        def call_of(finding)
          return unless finding.column

          before = processed_source.lines[finding.line - 1].byteslice(0, finding.column)
          calls[[finding.line, before.length]]
        end

        # @return {[line, column] of a method's name => its call}
        def calls
          @calls ||= processed_source.ast.each_node(:send, :csend).select { |call| call.loc.selector }
                                     .to_h { |call| [[call.loc.selector.line, call.loc.selector.column], call] }
        end
      end
    end
  end
end
